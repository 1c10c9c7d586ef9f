/** Recovery codes, shown once: to copy, print or save before one goes on. */
import { useConta } from '@luneta/app-shell';
import { AccessSlips, Button, Heading, Inline, Note, Stack, useToast } from '@luneta/ui';
import { Copy, Printer } from '@luneta/ui/icons';
import { useEffect, useRef } from 'react';

import { downloadText } from '../../shared/download-text.ts';
import { copy } from './copy.ts';

type CodigosProps = { codigos: readonly string[]; onNoted: () => void };

export function Codigos({ codigos, onNoted }: CodigosProps) {
  const { nome } = useConta();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codigos.join('\n');

  async function take() {
    try {
      await navigator.clipboard.writeText(text);
      toast.show({ tone: 'success', text: copy.copied });
    } catch {
      toast.show({ tone: 'danger', text: copy.copyFailed });
    }
  }
  const slip = {
    id: 1,
    place: copy.slip,
    name: nome,
    address: location.host,
    facts: codigos.map((value, n) => ({ term: copy.codeOf(n + 1), value })),
    note: copy.slipNote,
  };
  return (
    <AccessSlips
      label={copy.codes}
      parts={[{ title: copy.slip, slips: [slip] }]}
      printed={nome}
      after={
        <Stack align="start">
          <Button onClick={onNoted}>{copy.noted}</Button>
        </Stack>
      }
    >
      <Heading focusable ref={heading}>
        {copy.codesTitle}
      </Heading>
      <Note tone="warning">{copy.codesText}</Note>
      <Inline gap="e12" wrap>
        <Button size="sm" variant="secondary" icon={Copy} onClick={() => void take()}>
          {copy.copy}
        </Button>
        <Button size="sm" variant="secondary" icon={Printer} onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => downloadText(copy.file, `${copy.slip}\n${text}\n`, 'text/plain;charset=utf-8')}
        >
          {copy.download}
        </Button>
      </Inline>
    </AccessSlips>
  );
}
