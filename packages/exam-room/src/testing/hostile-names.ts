/** Decision 211: a name that somebody made to break the page stands in `<bdi>`, in a page that does not scroll sideways. */
import { buildRanking, createMockServer, type MockServer } from '@luneta/testing';
import { HOSTILE_NAMES, nameFaults } from '@luneta/testing/hostile-names';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

const names = () => [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);

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
  it.each(screens.flatMap((path) => HOSTILE_NAMES.map(([what, name]) => [path, what, name] as const)))(
    '[D 211] %s keeps a name with %s in its place at 360 px',
    async (path, _what, name) => {
      await page.viewport(360, 800);
      const server = createMockServer();
      const ranking = buildRanking();
      server.respond('getHomeRanking', {
        ...ranking,
        linhas: ranking.linhas.map((row) => ({ ...row, aluno_nome: name })),
      });
      await open(path, server, { nome: name, nome_social: name });
      await expect.poll(names).toContain(name);
      expect(nameFaults(name)).toEqual([]);
      for (const heading of page.getByRole('heading', { level: 1 }).elements())
        expect(heading.textContent).not.toMatch(/[\u200B\u202E\u2060\uFEFF]/u);
    },
  );
}
