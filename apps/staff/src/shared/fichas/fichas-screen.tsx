/** The slips of a reset: printed or written down now, for they are kept nowhere and leaving forgets them. */
import { useConta, usePageTitle } from '@luneta/app-shell';
import { formatData, formatPrazo } from '@luneta/domain';
import { type AccessSlip, AccessSlips, Button, Content, Inline, LeaveGuard, Note, PageTitle, Text } from '@luneta/ui';
import { Printer } from '@luneta/ui/icons';
import { useEffect, useMemo, useState } from 'react';
import { useBlocker } from '@luneta/app-shell/router';

import { type QrShape, qrShape } from '../qr/qr-shape.ts';
import { useRelogio } from '../use-relogio.ts';
import { copy } from './copy.ts';
import { addressOf } from './endereco.ts';

/** One slip; `address` is where one signs in, with its scheme. */
export type Ficha = Omit<AccessSlip, 'note' | 'until' | 'code'>;

type FichasScreenProps = {
  /** Those of a class, or of whatever the foot of the sheets says. */
  parts: readonly { readonly title: string; readonly slips: readonly Ficha[] }[];
  /** When the first of the passwords stops working. */
  expira_em: string;
  /** To whom they are handed over. */
  hint: string;
  /** What is not among them, in a sentence. */
  missing?: string | undefined;
  /** The printing begins at once. */
  print?: boolean;
  onDone: () => void;
};

export function FichasScreen({ parts, expira_em, hint, missing, print = false, onDone }: FichasScreenProps) {
  const heading = usePageTitle(copy.fichasTitle);
  const { nome } = useConta();
  const { nowMs, zone } = useRelogio();
  const [leaving, setLeaving] = useState(false);
  const blocker = useBlocker(() => true);
  useEffect(() => heading.current?.focus(), [heading]);
  useEffect(() => {
    if (print) void printed();
  }, [print]);
  const codes = useCodes(parts);
  const vale = formatPrazo(Date.parse(expira_em), zone);
  return (
    <Content width="staff">
      <AccessSlips
        label={copy.fichas}
        printed={copy.printed(formatData(nowMs, zone), nome)}
        parts={parts.map(({ title, slips }) => ({
          title,
          slips: slips.map((slip) => ({
            ...slip,
            address: addressOf(slip.address),
            code: codes.get(slip.address),
            until: copy.until(vale),
            note: copy.slipNote,
          })),
        }))}
      >
        <PageTitle ref={heading}>{copy.fichasTitle}</PageTitle>
        <Note tone="warning">{copy.fichasText(parts.flatMap(({ slips }) => slips).length, vale)}</Note>
        {missing !== undefined && (
          <Note tone="danger" title={copy.missingTitle}>
            {missing}
          </Note>
        )}
        <Text tone="muted">{hint}</Text>
        <Inline gap="e12" wrap>
          <Button size="sm" icon={Printer} onClick={() => void printed()}>
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

/** Opens the browser's own printing, once the letters are there to print with. */
async function printed() {
  await document.fonts.ready;
  window.print();
}

/** One code for each address, however many slips have it. */
const useCodes = (parts: FichasScreenProps['parts']): ReadonlyMap<string, QrShape> =>
  useMemo(() => {
    const addresses = new Set(parts.flatMap(({ slips }) => slips.map(({ address }) => address)));
    return new Map([...addresses].map((address) => [address, qrShape(address)]));
  }, [parts]);
