/** The slips of a reset: printed or written down now, for they are kept nowhere and leaving forgets them. */
import { usePageTitle } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import {
  AccessSlips,
  type AccessSlipsProps,
  Button,
  Content,
  Heading,
  Inline,
  LeaveGuard,
  Note,
  Text,
} from '@luneta/ui';
import { Printer } from '@luneta/ui/icons';
import { useEffect, useState } from 'react';
import { useBlocker } from '@luneta/app-shell/router';

import { useRelogio } from '../use-relogio.ts';
import { copy } from './copy.ts';

type FichasScreenProps = {
  slips: readonly Omit<AccessSlipsProps['slips'][number], 'note'>[];
  /** When the first of the passwords stops working. */
  expira_em: string;
  /** To whom they are handed over. */
  hint: string;
  /** What is not among them, in a sentence. */
  missing?: string | undefined;
  onDone: () => void;
};

export function FichasScreen({ slips, expira_em, hint, missing, onDone }: FichasScreenProps) {
  const heading = usePageTitle(copy.fichasTitle);
  const { zone } = useRelogio();
  const [leaving, setLeaving] = useState(false);
  const blocker = useBlocker(() => true);
  useEffect(() => heading.current?.focus(), [heading]);
  const vale = formatPrazo(Date.parse(expira_em), zone);
  return (
    <Content width="staff">
      <AccessSlips label={copy.fichas} slips={slips.map((slip) => ({ ...slip, note: copy.slipNote(vale) }))}>
        <Heading level={1} focusable ref={heading}>
          {copy.fichasTitle}
        </Heading>
        <Note tone="warning">{copy.fichasText(slips.length, vale)}</Note>
        {missing !== undefined && (
          <Note tone="danger" title={copy.missingTitle}>
            {missing}
          </Note>
        )}
        <Text tone="muted">{hint}</Text>
        <Inline gap="e12" wrap>
          <Button size="sm" icon={Printer} onClick={() => window.print()}>
            {copy.print}
          </Button>
          <Button size="sm" variant="secondary" onClick={() => setLeaving(true)}>
            {copy.finish}
          </Button>
        </Inline>
      </AccessSlips>
      <LeaveGuard
        dirty
        blocked={leaving || blocker.state === 'blocked'}
        onStay={() => {
          setLeaving(false);
          blocker.reset?.();
        }}
        onLeave={() => {
          onDone();
          blocker.proceed?.();
        }}
        title={copy.leaveTitle}
        stayLabel={copy.stay}
        leaveLabel={copy.leave}
      >
        {copy.leaveText}
      </LeaveGuard>
    </Content>
  );
}
