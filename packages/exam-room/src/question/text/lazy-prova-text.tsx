import { lazyPart } from '@luneta/app-shell';
import type { ItemState } from '@luneta/exam';
import { Skeleton } from '@luneta/ui';

/** `open`: the question is on screen. One that is not brings the code, so that it is there when the connection is gone. */
export type ProvaTextProps = { item: ItemState; open: boolean };

/** The field of a text answer as a screen uses it: an exam without such questions does not fetch it. */
export const ProvaText = lazyPart<ProvaTextProps>(
  async () => (await import('./prova-text.tsx')).ProvaText,
  <Skeleton shape="card" size={240} />,
);
