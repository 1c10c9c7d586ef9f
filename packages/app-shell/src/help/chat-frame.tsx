/**
 * The school's Chatwoot in an iframe of its own origin. Its scripts do not run in our page, and it learns nothing about
 * the signed-in person. It sends a message when it is ready; without that message the other channels are shown.
 */
import type { ContatoConfig } from '@luneta/domain';
import { Button, Note, Spinner, Stack } from '@luneta/ui';
import { useEffect, useState } from 'react';

import { Channels, hasChannels } from './channels.tsx';
import { copy } from './copy.ts';
import * as css from './help.css.ts';

/** How its widget begins each of its messages. */
const SAYS = 'chatwoot-widget:';

/**
 * The chat needs storage of its own origin. `allow-same-origin` with `allow-scripts` is safe only for another origin
 * than ours, because our own could leave the sandbox. `HelpPanel` offers no chat on our origin.
 */
const SANDBOX = ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups'].join(' ');

export type ChatFrameProps = {
  chat: NonNullable<ContatoConfig['chatwoot']>;
  contato: ContatoConfig;
  /**
   * How long the chat may take to report that it is ready. Browsers do not tell whether an iframe of another origin
   * loaded.
   */
  givesUpAfterMs?: number;
};

export function ChatFrame({ chat, contato, givesUpAfterMs = 15_000 }: ChatFrameProps) {
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('failed'), givesUpAfterMs);
    const listen = ({ origin, data }: MessageEvent<unknown>) => {
      if (origin === chat.origem && typeof data === 'string' && data.startsWith(SAYS)) setState('open');
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
    };
  }, [state, chat.origem, givesUpAfterMs]);

  if (state === 'failed') {
    return (
      <Stack gap="e16">
        <Note
          tone="danger"
          alert
          title={copy.chat.failed}
          action={
            <Button size="sm" variant="secondary" onClick={() => setState('loading')}>
              {copy.chat.retry}
            </Button>
          }
        >
          {hasChannels(contato) ? copy.chat.failedHint : copy.chat.failedAlone}
        </Note>
        <Channels contato={contato} />
      </Stack>
    );
  }
  return (
    <div className={css.chat}>
      {state === 'loading' && <Spinner label={copy.chat.loading} />}
      <iframe
        className={state === 'open' ? css.frame : css.waiting}
        title={copy.chat.frame}
        src={`${chat.origem}/widget?website_token=${encodeURIComponent(chat.token)}`}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
