/** Decision 211: every name of a person stands in `<bdi>`, so that its direction moves nothing around it. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { answer as hoje } from './testing/hoje.ts';
import { open } from './testing/open.tsx';
import { staff } from './testing/people.ts';
import { schoolServer } from './testing/server.ts';

/** Text in sight that holds the name outside `<bdi>`. What only a screen reader reads has no direction on screen. */
function outsideBdi(name: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const parent = node.parentElement;
    const isSeen = parent !== null && parent.getBoundingClientRect().width > 1 && parent.closest('option') === null;
    if (isSeen && node.textContent?.includes(name) && parent.closest('bdi') === null) found.push(node.textContent);
  }
  return found;
}

const SCREENS: readonly (readonly [path: string, name: string])[] = [
  ['/gestao_acompanhamento', 'Bento Amado'],
  ['/hoje', 'Bento Couto'],
  ['/escola/equipe', 'Ivo Nakamura Prado'],
];

it.each(SCREENS.flatMap(([path, name]) => [1280, 360].map((width) => [path, name, width] as const)))(
  '[D 211] %s shows %s apart from the text around it, at %i px',
  async (path, name, width) => {
    await page.viewport(width, 800);
    const server = schoolServer();
    hoje()(server);
    await open(path, { person: staff('admin'), server });
    await expect.element(page.getByText(name).first()).toBeVisible();
    expect(outsideBdi(name)).toEqual([]);
  },
);

it('planted: a name outside is found', async () => {
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Olá, Bento!' }));
  expect(outsideBdi('Bento')).toEqual(['Olá, Bento!']);
  document.body.lastElementChild?.remove();
});
