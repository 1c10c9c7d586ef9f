// Storybook's own channel inside a page of stories: the way its frame changes from one story to the next.
import type { Page } from '@playwright/test';

const LIMIT_MS = 60_000;

interface Preview {
  channel: {
    on: (event: string, heard: (detail: unknown) => void) => void;
    off: (event: string, heard: (detail: unknown) => void) => void;
    emit: (event: string, detail: unknown) => void;
  };
  ready: () => Promise<void>;
  /** What is shown now. */
  currentRender?: { story?: { parameters?: Readonly<Record<string, unknown>> } };
}
declare global {
  interface Window {
    /** What the page of stories puts there. */
    __STORYBOOK_PREVIEW__?: Preview;
  }
}

export async function whenReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__?.ready());
}

/** Shows a story, with its play, or a page of documentation; resolves to what went wrong, or `null`. */
export const show = (page: Page, { id, type }: { id: string; type: 'story' | 'docs' }): Promise<string | null> =>
  page.evaluate(
    ({ id, type, limit }) =>
      new Promise<string | null>((answer) => {
        const channel = window.__STORYBOOK_PREVIEW__?.channel;
        if (!channel) throw new Error('there is no Storybook in the page');
        const heard: [event: string, listener: (detail: unknown) => void][] = [];
        const end = (result: string | null) => {
          clearTimeout(timer);
          for (const [event, listener] of heard) channel.off(event, listener);
          answer(result);
        };
        const timer = setTimeout(() => end(`not shown after ${limit} ms`), limit);
        const words = (detail: unknown) =>
          typeof detail === 'object' && detail !== null && 'message' in detail
            ? String(detail.message)
            : JSON.stringify(detail);
        // Stories on a page of documentation finish too, perhaps only when the next is shown already.
        const isThis = (detail: unknown) =>
          detail === id ||
          (typeof detail === 'object' && detail !== null && 'storyId' in detail && detail.storyId === id);
        heard.push([
          type === 'docs' ? 'docsRendered' : 'storyFinished',
          (detail) => {
            if (isThis(detail)) end(null);
          },
        ]);
        for (const event of ['storyErrored', 'storyThrewException', 'storyMissing', 'playFunctionThrewException']) {
          heard.push([event, (detail) => end(`${event} ${words(detail)}`)]);
        }
        for (const [event, listener] of heard) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId: id, viewMode: type });
      }),
    { id, type, limit: LIMIT_MS },
  );
