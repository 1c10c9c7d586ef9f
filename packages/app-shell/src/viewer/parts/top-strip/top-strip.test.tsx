import { ExamBar } from '@luneta/ui';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { TopStrip } from './top-strip.tsx';

const shown = (strip: string | null) =>
  render(
    <TopStrip strip={strip === null ? null : <section aria-label="Modo">{strip}</section>}>
      <div style={{ height: 3000 }}>
        <ExamBar
          label="Prova"
          exit="Sair"
          onExit={() => undefined}
          answered={1}
          total={4}
          answeredWord="respondidas"
          timer={<span>5h</span>}
        />
        <p>Enunciado</p>
      </div>
    </TopStrip>,
  );
/** As everything that sticks reads it: without a strip nothing is written. */
const published = () => document.documentElement.style.getPropertyValue('--faixa') || '0px';
const rect = (text: string) => page.getByText(text).element().getBoundingClientRect();

it.each([320, 360, 1280])('at %i px stays over the page, and a bar that sticks begins below it', async (width) => {
  await page.viewport(width, 800);
  await shown('Visitante');
  await expect.poll(published).not.toBe('0px');
  scrollTo(0, 1200);
  await expect.poll(() => rect('Visitante').top).toBe(0);
  const bar = page.getByText('5h').element().closest('header') ?? document.body;
  expect(bar.getBoundingClientRect().top).toBeGreaterThanOrEqual(rect('Visitante').bottom);
});

it('takes no space without anything to say, and writes nothing: each write costs the style of every element', async () => {
  const write = vi.spyOn(document.documentElement.style, 'setProperty');
  onTestFinished(() => write.mockRestore());
  await shown(null);
  await expect.element(page.getByText('Enunciado')).toBeVisible();
  window.dispatchEvent(new Event('resize'));
  expect(published()).toBe('0px');
  expect(write.mock.calls).toEqual([]);
});

it('scrolls away where the screen is too low for it', async () => {
  await page.viewport(640, 320);
  await shown('Visitante');
  scrollTo(0, 600);
  await expect.poll(() => rect('Visitante').bottom).toBeLessThan(0);
  await expect.poll(published).toBe('0px');
});
