/** Shows another approved revision of the same question in its place: text and pictures, as many options, for everybody at once. */
import type { QuestaoRevisaoHistorico } from '@luneta/api-client';
import { questaoHistoricoQuery } from '@luneta/api-client/gestao-questoes';
import { QueryState, useServices } from '@luneta/app-shell';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { ButtonLink, Disclosure, LoadingLayout, Note, RadioGroup, Stack, Text } from '@luneta/ui';
import { skipToken, useQuery } from '@tanstack/react-query';

import { MotivoField } from '../../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../../shared/ato/motivo.ts';
import { paths } from '../../../../shared/paths.ts';
import { useTempo } from '../../tempo.ts';
import { idOf } from '../item.ts';
import { Aviso } from './aviso.tsx';
import { Comparacao } from './comparacao.tsx';
import { copy } from './copy.ts';
import { type ReparoProps, useReparo } from './reparo.ts';

type Valores = { questao_id: string | null; aviso: boolean; motivo: string };
const VALORES: Valores = { questao_id: null, aviso: true, motivo: '' };

export function TrocarTexto({ item, prova, nome, banco_questao_id, onDone, onClose }: ReparoProps) {
  const { api } = useServices();
  const options = questaoHistoricoQuery(api, banco_questao_id ?? 0);
  const query = useQuery(banco_questao_id === null ? { ...options, queryFn: skipToken } : options);
  const send = useReparo(prova);
  const form = useForm({
    values: VALORES,
    toRequest: ({ questao_id, aviso, motivo }) => ({
      item: idOf(item),
      acao: 'trocar' as const,
      aviso_aos_alunos: aviso,
      motivo: motivo.trim(),
      ...(questao_id !== null && { questao_id: Number(questao_id) }),
    }),
    check: ({ questao_id, motivo }) => ({
      questao_id: questao_id === null ? copy.chooseRevision : undefined,
      motivo: motivoError(motivo),
    }),
    send,
    onSent: () => {
      onClose();
      onDone(aviso ? copy.doneTold : copy.done);
    },
  });
  const { questao_id, aviso } = form.values;
  return (
    <FormDialog of={form} title={copy.swapTitle(nome)} confirmLabel={copy.swapConfirm} onClose={onClose}>
      <Text>{copy.swapText}</Text>
      <QueryState query={query} compact loading={<LoadingLayout of="table" count={2} label={copy.loading} />}>
        {({ revisoes }) => (
          <Revisoes
            revisoes={revisoes.filter((r) => r.situacao === 'aprovada' && r.banco_questao_id !== banco_questao_id)}
            banco_questao_id={banco_questao_id}
            field={form.field('questao_id')}
          />
        )}
      </QueryState>
      {questao_id !== null && banco_questao_id !== null && (
        <Disclosure label={copy.compare}>
          <Comparacao antes={banco_questao_id} depois={Number(questao_id)} nome={nome} />
        </Disclosure>
      )}
      <Aviso acao="trocar" numero={item.numero} {...form.toggle('aviso')} />
      <MotivoField {...form.field('motivo')} />
    </FormDialog>
  );
}

type RevisoesProps = {
  revisoes: readonly QuestaoRevisaoHistorico[];
  banco_questao_id: number | null;
  field: { id: string; value: string | null; onChange: (value: string) => void; error: string | undefined };
};

function Revisoes({ revisoes, banco_questao_id, field }: RevisoesProps) {
  const { data } = useTempo();
  if (revisoes.length === 0)
    return (
      <Note
        tone="warning"
        action={
          banco_questao_id !== null && (
            <ButtonLink href={paths.questaoEditor(banco_questao_id)} variant="secondary" size="sm">
              {copy.write}
            </ButtonLink>
          )
        }
      >
        {copy.none}
      </Note>
    );
  return (
    <Stack gap="e8">
      <RadioGroup
        legend={copy.revisions}
        options={revisoes.map(({ banco_questao_id: id, revisao, autor_nome, atualizada_em }) => ({
          value: String(id),
          label: copy.revision(revisao),
          detail: copy.by(autor_nome, data(atualizada_em), ''),
        }))}
        {...field}
      />
    </Stack>
  );
}
