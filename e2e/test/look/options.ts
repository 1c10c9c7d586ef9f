/** The command line of `pnpm look`. It opens nothing. */
import { parseArgs } from 'node:util';

export const APPS = ['student-v1', 'student-v2', 'staff'] as const;
export type App = (typeof APPS)[number];

export type Options = {
  readonly app: App;
  readonly path: string;
  /** Login of a demo account; undefined: signed out. */
  readonly as: string | undefined;
  readonly width: number;
  readonly height: number;
  /** Pixels from the top, or the end of the page. */
  readonly scroll: number | 'end';
  /** Size of the text in percent. */
  readonly text: number;
  readonly offline: boolean;
  /** The whole page instead of one window. */
  readonly full: boolean;
  /** The file to write; undefined: one named after the screen. */
  readonly out: string | undefined;
};

export const USAGE = `pnpm look <app> <path> [options]      takes a picture of a screen
  <app>              ${APPS.join(', ')}
  <path>             the address in the app, such as /home
  --as <login>       a demo account, such as bia; without it nobody is signed in
  --size <w>x<h>     size of the window (1280x800)
  --scroll <px|end>  scrolls down first
  --text <percent>   size of the text, such as 200
  --offline          goes offline once the screen is there
  --full             the whole page instead of one window
  --out <file>       where to write it (.luneta/look/…)
LUNETA_PORT uses the server that runs there; without it one is started with the demo and ended.`;

/** What is wrong with the command line or the surroundings: said in one sentence, without a stack. */
export class LookError extends Error {}

const isApp = (name: string | undefined): name is App => APPS.some((app) => app === name);

const SIZE = /^(\d{2,4})x(\d{2,4})$/;

function scrollOf(value: string): number | 'end' {
  if (value === 'end') return 'end';
  if (!/^\d+$/.test(value)) throw new LookError(`--scroll takes pixels or end, not ${value}`);
  return Number(value);
}

/** @throws LookError that says what to write instead. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const [app, path = '/'] = positionals;
  if (!isApp(app)) throw new LookError(`there is no app ${app ?? '(none named)'}: use ${APPS.join(', ')}`);
  if (!path.startsWith('/')) throw new LookError(`a path begins with /: ${path}`);
  const [, width, height] = SIZE.exec(values.size) ?? [];
  if (width === undefined || height === undefined)
    throw new LookError(`--size takes width x height in pixels, such as 360x800, not ${values.size}`);
  const text = Number(values.text);
  if (!(text >= 50 && text <= 400)) throw new LookError(`--text takes a percentage from 50 to 400, not ${values.text}`);
  const { as, offline, full, out } = values;
  return {
    app,
    path,
    as,
    width: Number(width),
    height: Number(height),
    scroll: scrollOf(values.scroll),
    text,
    offline,
    full,
    out,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        size: { type: 'string', default: '1280x800' },
        scroll: { type: 'string', default: '0' },
        text: { type: 'string', default: '100' },
        offline: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    throw new LookError(error instanceof Error ? error.message : String(error));
  }
}
