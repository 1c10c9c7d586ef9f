/** Decision 211: a name that somebody made to break the page stands in `<bdi>`, in a page that does not scroll sideways. */
import { cleanNome } from '@luneta/domain';
import { buildRanking, createMockServer, type MockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

const TYPED: readonly (readonly [what: string, name: string])[] = [
  ['a right-to-left override', 'Bia \u202Eamil'],
  ['64 emoji', `Bia ${'🚀'.repeat(64)}`],
  ['combining marks', `B${'\u0301\u0323\u0336'.repeat(40)}ia`],
  ['zero-width characters', 'B\u200Bi\u2060a\uFEFF'],
  ['HTML', '<img src=x onerror="alert(1)"><b>Bia</b>'],
  ['120 letters without a space', 'W'.repeat(120)],
  ['Hebrew', '\u05DC\u05D9\u05D4'],
];
const names = () => [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);

/** What reaches beyond the right edge although the page itself hides it. */
const beyond = () =>
  [...document.querySelectorAll('bdi')].filter((name) => {
    const box = name.parentElement?.getBoundingClientRect();
    return box !== undefined && box.right > document.documentElement.clientWidth;
  });

export type HostileNames = {
  /** Addresses of screens that show the name of a person. */
  readonly screens: readonly string[];
  /** Opens the app at an address, signed in as somebody of this name. */
  readonly open: (
    path: string,
    server: MockServer,
    names: { readonly nome: string; readonly nome_social: string },
  ) => Promise<unknown>;
};

/** Each name on each screen, at 360 px. */
export function describeHostileNames({ screens, open }: HostileNames): void {
  it.each(screens.flatMap((path) => TYPED.map(([what, typed]) => [path, what, typed] as const)))(
    '[D 211] %s keeps a name with %s in its place at 360 px',
    async (path, _what, typed) => {
      await page.viewport(360, 800);
      // What the server stores and sends of it.
      const name = cleanNome(typed);
      const server = createMockServer();
      const ranking = buildRanking();
      server.respond('getHomeRanking', {
        ...ranking,
        linhas: ranking.linhas.map((row) => ({ ...row, aluno_nome: name })),
      });
      await open(path, server, { nome: name, nome_social: name });
      await expect.poll(names).toContain(name);
      expect(document.documentElement.scrollWidth).toBe(360);
      expect(beyond()).toEqual([]);
      expect(document.querySelector('main img[src="x"]')).toBeNull();
      for (const heading of page.getByRole('heading', { level: 1 }).elements())
        expect(heading.textContent).not.toMatch(/[\u200B\u202E\u2060\uFEFF]/u);
    },
  );
}
