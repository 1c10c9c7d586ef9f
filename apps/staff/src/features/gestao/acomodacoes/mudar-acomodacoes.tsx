/** The form of what one student needs in exams (school G28). */
import type { Acomodacao } from '@luneta/api-client';
import { setAcomodacaoMutation } from '@luneta/api-client/gestao-alunos';
import { acomodacaoQuery } from '@luneta/api-client/gestao-cadastro';
import { useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { Fieldset, PersonName, Select, Switch, Text, Textarea } from '@luneta/ui';
import { useMutation, useQuery } from '@tanstack/react-query';

import { nomeDe } from '../../../shared/aluno.ts';
import { MotivoField } from '../../../shared/ato/motivo-field.tsx';
import { motivoError } from '../../../shared/ato/motivo.ts';
import { useDone } from '../../../shared/ato/outcome.ts';
import { fatoresCom } from '../condicoes/fatores.ts';
import { copy } from './copy.ts';

const TAMANHOS = [100, 125, 150, 200] as const;
const PAUSAS = [0, 5, 10, 15, 20, 30, 45, 60] as const;
const OBSERVACAO_MAX = 200;
const tamanhoOf = (value: string) => TAMANHOS.find((one) => String(one) === value) ?? 100;

type Props = { turma_aluno_id: number; aluno_nome: string; onClose: () => void };

/** Opens as soon as what stands is there. */
export function MudarAcomodacoes({ turma_aluno_id, ...rest }: Props) {
  const { api } = useServices();
  const { data } = useQuery(acomodacaoQuery(api, turma_aluno_id));
  return data === undefined ? null : <Campos acomodacao={data} {...rest} />;
}

function Campos({ acomodacao, aluno_nome, onClose }: Omit<Props, 'turma_aluno_id'> & { acomodacao: Acomodacao }) {
  const { api } = useServices();
  const done = useDone(onClose);
  const save = useMutation(setAcomodacaoMutation(api));
  const { turma_aluno_id, versao } = acomodacao;
  const form = useForm({
    values: {
      fator_tempo: String(acomodacao.fator_tempo),
      passa_da_janela: acomodacao.passa_da_janela,
      tamanho: String(acomodacao.tamanho),
      contraste: acomodacao.contraste === 'alto',
      fonte: acomodacao.fonte === 'legivel',
      voz: acomodacao.voz,
      ledor: acomodacao.ledor,
      sala_propria: acomodacao.sala_propria,
      pausas_minutos: String(acomodacao.pausas_minutos),
      observacao: acomodacao.observacao ?? '',
      motivo: '',
    },
    check: ({ motivo }) => ({ motivo: motivoError(motivo) }),
    toRequest: ({ fator_tempo, tamanho, contraste, fonte, pausas_minutos, observacao, motivo, ...given }) => ({
      turma_aluno_id,
      versao,
      ...given,
      fator_tempo: Number(fator_tempo),
      tamanho: tamanhoOf(tamanho),
      contraste: contraste ? ('alto' as const) : ('padrao' as const),
      fonte: fonte ? ('legivel' as const) : ('padrao' as const),
      pausas_minutos: Number(pausas_minutos),
      observacao: observacao.trim() || null,
      motivo: motivo.trim(),
    }),
    send: save.mutateAsync,
    onSent: () => done(copy.saved),
  });
  const pausas = [...new Set([...PAUSAS, acomodacao.pausas_minutos])].sort((a, b) => a - b);
  const nome = nomeDe(aluno_nome);
  return (
    <FormDrawer
      of={form}
      title={<PersonName in={copy.title(nome)}>{nome}</PersonName>}
      confirmLabel={copy.save}
      onClose={onClose}
    >
      <Text>{copy.text}</Text>
      <Select
        label={copy.tempo}
        options={fatoresCom(acomodacao.fator_tempo).map((fator) => ({
          value: String(fator),
          label: fator === 1 ? copy.normal : copy.fatorOf(fator),
        }))}
        {...form.field('fator_tempo')}
      />
      <Switch label={copy.outlasts} help={copy.outlastsHelp} {...form.toggle('passa_da_janela')} />
      <Fieldset legend={copy.dia}>
        <Switch label={copy.sala} {...form.toggle('sala_propria')} />
        <Switch label={copy.ledor} {...form.toggle('ledor')} />
        <Switch label={copy.voz} {...form.toggle('voz')} />
        <Select
          label={copy.pausas}
          options={pausas.map((minutos) => ({ value: String(minutos), label: String(minutos) }))}
          {...form.field('pausas_minutos')}
        />
      </Fieldset>
      <Fieldset legend={copy.leitura} help={copy.leituraHelp}>
        <Select
          label={copy.tamanho}
          options={TAMANHOS.map((tamanho) => ({ value: String(tamanho), label: copy.tamanhoOf(tamanho) }))}
          {...form.field('tamanho')}
        />
        <Switch label={copy.contraste} {...form.toggle('contraste')} />
        <Switch label={copy.fonte} {...form.toggle('fonte')} />
      </Fieldset>
      <Textarea
        label={copy.observacao}
        help={copy.observacaoHelp}
        rows={2}
        limit={OBSERVACAO_MAX}
        {...form.field('observacao')}
      />
      <MotivoField {...form.field('motivo')} />
    </FormDrawer>
  );
}
