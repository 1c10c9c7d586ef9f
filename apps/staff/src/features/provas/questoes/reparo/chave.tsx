/** Gives an item another key: marks before and after are said first, students are not told. */
import type { LetraOpcao } from '@luneta/api-client';
import { FormDialog, useForm } from '@luneta/app-shell/form';
import { LETRAS } from '@luneta/domain/resposta';
import { Note, RadioGroup, Text } from '@luneta/ui';

import { MotivoField } from '../../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../../shared/ato/motivo.ts';
import { Efeito } from '../efeito.tsx';
import { idOf } from '../item.ts';
import { copy } from './copy.ts';
import { type ReparoProps, useReparo } from './reparo.ts';

type Valores = { chave: LetraOpcao | null; motivo: string };
const VALORES: Valores = { chave: null, motivo: '' };

export function TrocarGabarito({ item, prova, nome, onDone, onClose }: ReparoProps) {
  const { avaliacao_conhecimento_id, fechada } = prova;
  const send = useReparo(prova);
  const form = useForm({
    values: VALORES,
    toRequest: ({ chave, motivo }) => ({
      item: idOf(item),
      acao: 'chave' as const,
      aviso_aos_alunos: false,
      motivo: motivo.trim(),
      ...(chave !== null && { chave }),
    }),
    check: ({ chave, motivo }) => ({
      chave: chave === null ? copy.keyMissing : undefined,
      motivo: motivoError(motivo),
    }),
    send,
    onSent: () => {
      onClose();
      onDone(copy.done);
    },
  });
  const { chave } = form.values;
  const now = item.opcoes.find(({ correta }) => correta)?.opcao;
  return (
    <FormDialog of={form} title={copy.keyTitle(nome)} confirmLabel={copy.keyConfirm(chave ?? '')} onClose={onClose}>
      <Text>{copy.keyText}</Text>
      <RadioGroup
        legend={copy.keyLegend}
        options={LETRAS.map((value, n) => ({
          value,
          label: value,
          ...(n + 1 === now && { detail: copy.keyNow }),
        }))}
        {...form.field('chave')}
      />
      {fechada ? (
        chave !== null && (
          <Efeito
            avaliacao_conhecimento_id={avaliacao_conhecimento_id}
            item={idOf(item)}
            mudanca="chave"
            chave={chave}
          />
        )
      ) : (
        <Note tone="info">{copy.notYet}</Note>
      )}
      <MotivoField {...form.field('motivo')} />
    </FormDialog>
  );
}
