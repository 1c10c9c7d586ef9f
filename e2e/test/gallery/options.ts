/** The command line of `pnpm gallery`. It opens nothing. */
import { parseArgs } from 'node:util';

export type Options = {
  /** Parts of titles of stories, such as `student-v1/provas`; all screens when empty. */
  readonly parts: readonly string[];
  /** The whole page of each story instead of one window. */
  readonly full: boolean;
  /** The built Storybook; undefined: it is built first. */
  readonly folder: string | undefined;
  /** Where the sheets are written. */
  readonly out: string | undefined;
};

export const USAGE = `pnpm gallery [part of a title]…      pictures of every screen in every state, a sheet for each feature
  [part of a title]  such as student-v1 or student-v1/provas; without one all screens
  --full             the whole page of each story instead of one window
  --folder <folder>  a Storybook that is built; without it it is built first
  --out <folder>     where to write the sheets (.luneta/gallery)
It ends with 1 when a story failed to draw or logged an error.`;

/** What is wrong with the command line or the surroundings: said in one sentence, without a stack. */
export class GalleryError extends Error {}

/** @throws GalleryError that names what is not understood. */
export function readOptions(args: readonly string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        full: { type: 'boolean', default: false },
        folder: { type: 'string' },
        out: { type: 'string' },
      },
    });
    return { parts: positionals, full: values.full, folder: values.folder, out: values.out };
  } catch (error) {
    throw new GalleryError(error instanceof Error ? error.message : String(error));
  }
}
