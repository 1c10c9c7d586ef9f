/** How large an archive may become. Whoever makes one larger on purpose writes the new figures here, where a reviewer sees them. */
import type { Archive } from './archive.ts';
import type { Published } from './packages.ts';

export interface Size {
  readonly files: number;
  readonly bytes: number;
}

/** What each archive held when it was last looked at. */
const KEPT: Readonly<Record<Published, Size>> = {
  openapi: { files: 15, bytes: 234_642 },
  domain: { files: 183, bytes: 136_066 },
  'api-client': { files: 88, bytes: 63_777 },
  auth: { files: 20, bytes: 8023 },
  exam: { files: 71, bytes: 34_384 },
  ui: { files: 1382, bytes: 546_970 },
  'app-shell': { files: 304, bytes: 117_451 },
  'exam-room': { files: 74, bytes: 34_962 },
};

/** A tenth more or less is a change like any other. */
const SHARE = 0.1;

/** What is wrong with the size of an archive: too much in it, or so little that something must be missing. */
export function oversize(
  { name, files, bytes }: Pick<Archive, 'name' | 'files' | 'bytes'>,
  kept = KEPT[name],
): string[] {
  const far = (now: number, before: number) => Math.abs(now - before) > before * SHARE;
  return [
    ...(far(files.length, kept.files) ? [`${files.length} files, and ${kept.files} are kept in limits.ts`] : []),
    ...(far(bytes, kept.bytes) ? [`${bytes} bytes, and ${kept.bytes} are kept in limits.ts`] : []),
  ];
}
