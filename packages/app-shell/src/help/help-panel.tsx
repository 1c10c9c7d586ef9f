/** C16: the school's channels and hours, and, where it has one, its chat. */
import { Button, CornerSheet, Link, Note, Stack, Text } from '@luneta/ui';
import { useState } from 'react';

import { useServices } from '../services/context.tsx';
import { Channels, hasChannels } from './channels.tsx';
import { ChatFrame } from './chat-frame.tsx';
import { copy } from './copy.ts';

export function HelpPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { contato } = useServices().config;
  const [chatting, setChatting] = useState(false);
  const shown = contato === undefined || contato.canal === 'nenhum' ? undefined : contato;
  const chat = shown?.canal === 'chatwoot' && isForeign(shown.chatwoot?.origem) ? shown.chatwoot : undefined;
  const link = shown?.canal === 'link' ? shown.link : undefined;
  const reachable = shown !== undefined && (hasChannels(shown) || chat !== undefined || link !== undefined);

  if (shown === undefined || !reachable) {
    return (
      <CornerSheet open={open} onClose={onClose} title={copy.contact} takesFocus>
        <Text>{copy.none}</Text>
        <Note tone="info">{copy.neverPassword}</Note>
      </CornerSheet>
    );
  }
  if (chatting && chat !== undefined) {
    return (
      <CornerSheet open={open} onClose={onClose} title={copy.contact} height="full" takesFocus>
        <ChatFrame chat={chat} contato={shown} />
      </CornerSheet>
    );
  }
  return (
    <CornerSheet open={open} onClose={onClose} title={copy.contact} height="full" takesFocus>
      <Text>{copy.intro}</Text>
      {chat !== undefined && (
        <Stack gap="e8">
          <Text tone="muted" look="small">
            {copy.chat.before(new URL(chat.origem).host)}
          </Text>
          <Button block onClick={() => setChatting(true)}>
            {copy.chat.open}
          </Button>
        </Stack>
      )}
      {link !== undefined && (
        <Link href={link} external>
          {copy.link}
        </Link>
      )}
      <Channels contato={shown} />
      <Note tone="info">{copy.neverPassword}</Note>
    </CornerSheet>
  );
}

/** An iframe of our own origin could leave its sandbox. A chat address on our origin is a configuration error. */
const isForeign = (origem: string | undefined) => origem !== undefined && origem !== window.location.origin;
