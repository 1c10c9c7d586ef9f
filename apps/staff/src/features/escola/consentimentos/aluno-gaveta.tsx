/** Basis and consents of one student: what is missing first, then every record, and what can be done. */
import type { BaseLegalAlunoRequest, ConsentimentoAluno, ConsentimentoRegistro } from '@luneta/api-client';
import {
  closeConsentimentoMutation,
  consentimentosAlunoQuery,
  setBaseLegalMutation,
} from '@luneta/api-client/gestao-consentimentos';
import { QueryState, useServices } from '@luneta/app-shell';
import { formatData } from '@luneta/domain';
import {
  Button,
  Card,
  Drawer,
  Heading,
  Inline,
  Note,
  PersonName,
  Select,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@luneta/ui';
import { PenLine, Printer } from '@luneta/ui/icons';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { nomeDe } from '../../../shared/aluno.ts';
import { MotivoDialog } from '../../../shared/ato/motivo-dialog.tsx';
import { useMayCall } from '../../../shared/use-may-call.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { copy } from './copy.ts';
import { Registrar } from './registrar.tsx';

type AlunoGavetaProps = {
  aluno: ConsentimentoAluno;
  onPrint: (aluno: ConsentimentoAluno) => void;
  onClose: () => void;
};

type Base = BaseLegalAlunoRequest['base_legal'];
const BASES: readonly { value: Base; label: string }[] = (
  ['consentimento', 'execucao_de_politica_publica', 'contrato', 'obrigacao_legal', 'nao_informada'] as const
).map((value) => ({ value, label: copy.bases[value] }));

export function AlunoGaveta({ aluno, onPrint, onClose }: AlunoGavetaProps) {
  const { api } = useServices();
  const may = useMayCall();
  const { turma_aluno_id, turma_codigo } = aluno;
  const nome = nomeDe(aluno.aluno_nome);
  const query = useQuery(consentimentosAlunoQuery(api, turma_aluno_id));
  const setBase = useMutation(setBaseLegalMutation(api, turma_aluno_id));
  const revoke = useMutation(closeConsentimentoMutation(api, turma_aluno_id));
  const [recording, setRecording] = useState(false);
  const [revoking, setRevoking] = useState<ConsentimentoRegistro | null>(null);
  const [said, setSaid] = useState('');
  return (
    <>
      <Drawer open onClose={onClose} title={<PersonName>{nome}</PersonName>} detail={turma_codigo}>
        <QueryState query={query} loading={<Skeleton shape="card" size={240} />}>
          {(stands) => (
            <Stack gap="e16">
              {/* Here, because the sheet covers what is told over the page. */}
              <div role="status">{said !== '' && <Note tone="success">{said}</Note>}</div>
              <Missing of={stands} />
              <Select
                label={copy.base}
                help={copy.baseHelp}
                value={stands.base_legal}
                options={BASES}
                disabled={setBase.isPending || !may('setBaseLegalAluno')}
                onChange={(base_legal) => setBase.mutate({ base_legal }, { onSuccess: () => setSaid(copy.baseSaved) })}
              />
              <Registros of={stands} onRevoke={may('closeConsentimento') ? setRevoking : null} />
              {may('createConsentimento') && (
                <Button block icon={PenLine} onClick={() => setRecording(true)}>
                  {copy.record}
                </Button>
              )}
              <Button block variant="secondary" icon={Printer} onClick={() => onPrint(stands)}>
                {copy.print}
              </Button>
            </Stack>
          )}
        </QueryState>
      </Drawer>
      {recording && (
        <Registrar
          turma_aluno_id={turma_aluno_id}
          nome={nome}
          onClose={() => setRecording(false)}
          onSent={() => {
            setRecording(false);
            setSaid(copy.recorded);
          }}
        />
      )}
      {revoking && (
        <MotivoDialog
          title={copy.revokeTitle(copy.finalidades[revoking.finalidade])}
          consequence={copy.revokeText}
          confirmLabel={copy.revoke}
          danger
          onClose={() => setRevoking(null)}
          send={(motivo) => revoke.mutateAsync({ consentimento_id: revoking.consentimento_id, motivo })}
          onSent={() => {
            setRevoking(null);
            setSaid(copy.revoked);
          }}
        />
      )}
    </>
  );
}

/** What the school has to do, if anything (CON-2). */
function Missing({ of: { situacao, base_legal } }: { of: ConsentimentoAluno }) {
  if (situacao === 'encerrar')
    return (
      <Note tone="danger" title={copy.closeTitle}>
        {copy.closeText}
      </Note>
    );
  if (situacao !== 'falta') return null;
  return (
    <Note tone="warning" title={copy.missingTitle}>
      {base_legal === 'nao_informada' ? copy.missingBase : copy.missingConsent}
    </Note>
  );
}

type RegistrosProps = { of: ConsentimentoAluno; onRevoke: ((registro: ConsentimentoRegistro) => void) | null };

function Registros({ of: { registros }, onRevoke }: RegistrosProps) {
  const { zone } = useRelogio();
  const dia = (em: string) => formatData(Date.parse(em), zone);
  if (registros.length === 0) return <Text tone="muted">{copy.nada}</Text>;
  return (
    <Stack gap="e8">
      <Heading look="h3">{copy.history}</Heading>
      <Stack as="ul" gap="e8">
        {registros.map((registro) => {
          const { consentimento_id, finalidade, concedido, por_nome, documento_versao, em, revogado_em } = registro;
          const who = por_nome ?? copy.someone;
          const line = concedido ? copy.gave(who, dia(em)) : copy.refused(who, dia(em));
          return (
            <Card as="li" key={consentimento_id}>
              <Inline justify="between" gap="e12" wrap>
                <Stack gap="e4">
                  <Text>{copy.finalidades[finalidade]}</Text>
                  <Text look="small" tone="muted">
                    {documento_versao === null ? line : `${line} · ${copy.version(documento_versao)}`}
                  </Text>
                  {revogado_em !== null && <Text look="small">{copy.revokedOn(dia(revogado_em))}</Text>}
                </Stack>
                {onRevoke && concedido && revogado_em === null && (
                  <Button size="sm" variant="text" onClick={() => onRevoke(registro)}>
                    <span aria-hidden="true">{copy.revoke}</span>
                    <VisuallyHidden>{copy.revokeOf(copy.finalidades[finalidade])}</VisuallyHidden>
                  </Button>
                )}
              </Inline>
            </Card>
          );
        })}
      </Stack>
    </Stack>
  );
}
