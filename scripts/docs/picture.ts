/**
 * The picture of the packages as SVG: who stands on whom. Places are given here; lines come from the table of allowed
 * imports and from the dependencies of each package. Renders text; nothing here reads or writes.
 */

type Box = {
  readonly name: string;
  readonly about: string;
  readonly x: number;
  readonly y: number;
  readonly wide?: true;
};

const WIDTH = 360;
const HEIGHT = 564;
const [SMALL, LARGE, TALL] = [106, 226, 44];
const COLUMNS = [7, 127, 247] as const;
const ROWS = [42, 126, 210, 294, 378, 462] as const;

const box = (row: 0 | 1 | 2 | 3 | 4 | 5, column: 0 | 1 | 2, name: string, about: string, wide?: true): Box => ({
  name,
  about,
  x: COLUMNS[column],
  y: ROWS[row],
  ...(wide && { wide }),
});

/** Every package that ships. A row stands on the rows below it; the server stands on the last two from below. */
const BOXES: readonly Box[] = [
  box(0, 0, 'student-v1', 'version 1'),
  box(0, 1, 'student-v2', 'version 2'),
  box(0, 2, 'staff', 'the console'),
  box(1, 0, 'exam-room', 'the screens of an exam', true),
  box(2, 0, 'exam', 'its session'),
  box(2, 1, 'app-shell', 'start, frame, login, errors', true),
  box(3, 0, 'api-client', 'the calls'),
  box(3, 1, 'ui', 'design system'),
  box(3, 2, 'auth', 'who is signed in'),
  box(4, 0, 'openapi', 'the contract'),
  box(4, 1, 'domain', 'every rule, pure', true),
  box(5, 0, 'api', 'the server', true),
];

export type Imports = Readonly<Record<string, readonly string[]>>;

/** What can be reached from `name` by more than one step. */
function beyond(imports: Imports, name: string): Set<string> {
  const found = new Set<string>();
  const follow = (from: string): void => {
    for (const next of imports[from] ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      follow(next);
    }
  };
  for (const direct of imports[name] ?? []) follow(direct);
  return found;
}

/** The lines that the others do not already say: an import that also leads through another package is left out. */
export const linesOf = (imports: Imports): [from: string, to: string][] =>
  BOXES.flatMap(({ name }) => {
    const indirect = beyond(imports, name);
    return (imports[name] ?? []).filter((to) => !indirect.has(to)).map((to): [string, string] => [name, to]);
  });

const widthOf = ({ wide }: Box): number => (wide ? LARGE : SMALL);

/** A line from box to box: straight where one stands above the other, else with a bend between two columns. */
function pathOf(from: Box, to: Box): string {
  const up = to.y < from.y;
  const start = up ? from.y : from.y + TALL;
  const end = up ? to.y + TALL + 5 : to.y - 5;
  const [left, right] = [Math.max(from.x, to.x), Math.min(from.x + widthOf(from), to.x + widthOf(to))];
  if (right > left) return `M${(left + right) / 2} ${start}V${end}`;
  const side = to.x > from.x ? 1 : -1;
  const [x1, x2] = side > 0 ? [from.x + widthOf(from) - 14, to.x + 14] : [from.x + 14, to.x + widthOf(to) - 14];
  const gutter = side > 0 ? from.x + widthOf(from) + 7 : from.x - 7;
  if (Math.abs(to.y - from.y) > 84)
    return `M${x1} ${start}C${x1} ${start + 14} ${gutter} ${start + 6} ${gutter} ${start + 22}V${end - 22}C${gutter} ${end - 8} ${x2} ${end - 14} ${x2} ${end}`;
  return `M${x1} ${start}C${x1} ${start + 22} ${x2} ${end - 22} ${x2} ${end}`;
}

const STYLE = `
.page{fill:#fffdf8;stroke:#e2dccb}.box{fill:#f3eefb;stroke:#6b4fa8}.app{fill:#e4f4f2;stroke:#1c7a73}.base{fill:#fdf1d8;stroke:#a06a00}
.server{fill:#e3effb;stroke:#2563a8}.line{fill:none;stroke:#5c5570;stroke-width:1.6}.unused{stroke-dasharray:4 4}
.tip{fill:#5c5570}.name{fill:#1f1a2e;font:700 14px system-ui,sans-serif}.about{fill:#4a4458;font:400 11px system-ui,sans-serif}
@media (prefers-color-scheme:dark){.page{fill:#1b1826;stroke:#3a3450}.box{fill:#2d2545;stroke:#b9a3ee}.app{fill:#173a38;stroke:#6fd0c7}
.base{fill:#40310f;stroke:#e9bd5e}.server{fill:#16304d;stroke:#86b9f2}.line{stroke:#b5adcb}.tip{fill:#b5adcb}.name{fill:#f6f3ff}.about{fill:#d3cce4}}`;

const kindOf = ({ name, y }: Box): string => {
  if (name === 'api') return 'server';
  if (y === ROWS[0]) return 'app';
  return y === ROWS[4] ? 'base' : 'box';
};

/** Packages that do not ship and are not drawn. */
export const UNDRAWN: readonly string[] = ['testing', 'codegen', 'packaging', 'e2e', 'bench'];

/**
 * The picture. A line that nothing uses yet is broken.
 * @param allowed package → packages it may import @param used package → packages it has as dependencies
 * @throws when a package has no place in it
 */
export function packagePicture(allowed: Imports, used: Imports): string {
  const placed = new Map(BOXES.map((one) => [one.name, one]));
  const missing = Object.keys(allowed).filter((name) => !placed.has(name) && !UNDRAWN.includes(name));
  if (missing.length > 0)
    throw new Error(`scripts/docs/picture.ts: give ${missing.join(', ')} a place, or leave it undrawn`);
  const lines = linesOf(allowed).flatMap(([name, other]) => {
    const [from, to] = [placed.get(name), placed.get(other)];
    if (!from || !to) return [];
    const unused = used[name]?.includes(other) ? '' : ' unused';
    return [`<path class="line${unused}" marker-end="url(#tip)" d="${pathOf(from, to)}"/>`];
  });
  const boxes = BOXES.map((one) => {
    const middle = one.x + widthOf(one) / 2;
    const text = (kind: string, y: number, words: string) =>
      `<text class="${kind}" x="${middle}" y="${one.y + y}" text-anchor="middle">${words}</text>`;
    const frame = `<rect class="${kindOf(one)}" x="${one.x}" y="${one.y}" width="${widthOf(one)}" height="${TALL}" rx="10"/>`;
    return frame + text('name', 19, one.name) + text('about', 34, one.about);
  });
  const note = (y: number, words: string) =>
    `<text class="about" x="${WIDTH / 2}" y="${y}" text-anchor="middle">${words}</text>`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}" role="img" aria-labelledby="t">`,
    '<title id="t">The packages of Luneta and what each stands on</title>',
    `<style>${STYLE}</style>`,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="3" refY="4" markerWidth="5" markerHeight="5" orient="auto"><path class="tip" d="M0 0L8 4L0 8Z"/></marker></defs>',
    `<rect class="page" x=".5" y=".5" width="${WIDTH - 1}" height="${HEIGHT - 1}" rx="14"/>`,
    note(24, 'A line leads to what a package stands on.'),
    ...lines,
    ...boxes,
    note(528, `Beside them: ${UNDRAWN.join(', ')}.`),
    note(546, 'Generated from scripts/boundaries/packages.ts.'),
    '</svg>',
  ].join('\n')}\n`;
}
