/** The slips of a reset: printed or written down now, for they are kept nowhere and leaving forgets them. */
import { useServices, usePageTitle } from '@luneta/app-shell';
import { deploymentOf, formatPrazo } from '@luneta/domain';
import { AccessSlips, Button, Content, Heading, Inline, LeaveGuard, Note, Text } from '@luneta/ui';
import { Printer } from '@luneta/ui/icons';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';

import { copy as words } from '../../../copy.ts';
import { useRelogio } from '../../../use-relogio.ts';
import { copy } from './copy.ts';
import type { Ficha, Fichas } from './fichas.ts';

export function FichasScreen({
  fichas: { fichas, faltam, expira_em },
  onDone,
}: {
  fichas: Fichas;
  onDone: () => void;
}) {
  const heading = usePageTitle(copy.fichasTitle);
  const { config } = useServices();
  const { zone } = useRelogio();
  const [leaving, setLeaving] = useState(false);
  const blocker = useBlocker(true);
  useEffect(() => heading.current?.focus(), [heading]);
  const vale = formatPrazo(Date.parse(expira_em), zone);
  const slipOf = ({ turma_aluno_id, aluno_nome, login, nova_senha, turma }: Ficha) => ({
    id: turma_aluno_id,
    place: copy.placeOf(turma.escola_nome, words.turmaOf(turma.serie_nome, turma.turma_codigo)),
    name: aluno_nome,
    address: addressOf(config.deployments[deploymentOf(turma.versao)]),
    facts: [
      { term: copy.usuario, value: login },
      { term: copy.newSenha, value: nova_senha },
    ],
    note: copy.slipNote(vale),
  });
  return (
    <Content width="staff">
      <AccessSlips label={copy.fichas} slips={fichas.map(slipOf)}>
        <Heading level={1} focusable ref={heading}>
          {copy.fichasTitle}
        </Heading>
        <Note tone="warning">{copy.fichasText(fichas.length, vale)}</Note>
        {faltam.length > 0 && (
          <Note tone="danger" title={copy.missingTitle}>
            {copy.missing(
              faltam.map(({ serie_nome, turma_codigo }) => words.turmaOf(serie_nome, turma_codigo)).join(', '),
            )}
          </Note>
        )}
        <Text tone="muted">{copy.fichasHint}</Text>
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

/** As one types it: without the scheme. */
const addressOf = (deployment: string): string => deployment.replace(/^https?:\/\//u, '');
