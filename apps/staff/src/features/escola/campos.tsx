/** The fields of the settings, part by part, each with what it changes for students beside it. */
import {
  Card,
  Checkbox,
  Fieldset,
  Heading,
  NumberField,
  RadioGroup,
  Select,
  Stack,
  Switch,
  TextInput,
} from '@luneta/ui';
import type { PreviaFuso } from '@luneta/api-client';
import { BASES_LEGAIS } from '@luneta/domain/base-legal';
import { FICHAS_POR } from '@luneta/domain/fichas-direito';
import type { FormKit } from '@luneta/app-shell/form';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useId, type ReactNode } from 'react';

import { perfilNames } from '../../shared/copy.ts';
import { copy } from './copy.ts';
import { fusosOf } from '../../shared/fuso/fusos.ts';
import { MudancaFuso } from './mudanca-fuso.tsx';
import { LIMITES, type Valores } from './rascunho.ts';

// The editor is large and stands at the end of the page.
const TextoLegal = lazy(async () => ({ default: (await import('./texto-legal.tsx')).TextoLegal }));

type CamposProps = {
  form: FormKit<Valores>;
  /** The exams ahead, while another zone is chosen. */
  previa: UseQueryResult<PreviaFuso> | null;
  disabled: boolean;
};
type TextName = 'nome' | 'nome_moeda' | Contato;
type Contato = 'contato_email' | 'contato_telefone' | 'contato_horario';
type SwitchName =
  | 'aprendizagem_ativa'
  | 'pesquisa_ativa'
  | 'recuperacao_por_perguntas'
  | 'segundo_corretor'
  | 'duas_etapas_obrigatorias'
  | 'revisao_questoes'
  | 'professor_publica'
  | 'anonimizacao_automatica';

function optionsOf<Value extends string>(
  labels: Readonly<Record<NoInfer<Value>, string>>,
  values: readonly Value[],
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

const RANKING = optionsOf(copy.ranking, ['nomeado', 'janela', 'desligado']);
const LIBERACAO = optionsOf(copy.liberacao, ['sozinha', 'conferida']);
const BASES = optionsOf(copy.base, BASES_LEGAIS);

export function Campos({ form, previa, disabled }: CamposProps) {
  const text = (name: TextName, kind: 'text' | 'email' | 'tel' = 'text') => (
    <TextInput
      key={name}
      {...copy.fields[name]}
      {...form.field(name)}
      readOnly={disabled}
      prose={kind === 'text'}
      type={kind}
    />
  );
  const number = (name: keyof typeof LIMITES) => (
    <NumberField key={name} {...copy.fields[name]} {...LIMITES[name]} {...form.field(name)} readOnly={disabled} />
  );
  const onOff = (name: SwitchName) => (
    <Switch key={name} {...copy.fields[name]} {...form.toggle(name)} disabled={disabled} />
  );
  const { fuso_horario, fichas_por } = form.values;
  return (
    <Stack gap="e16">
      <Parte title={copy.parts.escola}>
        {text('nome')}
        <Select
          {...copy.fields.fuso_horario}
          {...form.field('fuso_horario')}
          disabled={disabled}
          options={fusosOf(fuso_horario)}
          // What the exams keep was chosen for another zone.
          onChange={(zone) => form.set({ fuso_horario: zone, janelas: null })}
        />
        {previa && (
          <MudancaFuso previa={previa} fuso_horario={fuso_horario} {...form.field('janelas')} disabled={disabled} />
        )}
      </Parte>
      <Parte title={copy.parts.jogo}>
        {text('nome_moeda')}
        {number('minutos_por_vida')}
        <RadioGroup
          legend={copy.fields.ranking_modo.label}
          help={copy.fields.ranking_modo.help}
          {...form.field('ranking_modo')}
          disabled={disabled}
          options={RANKING}
        />
        {onOff('aprendizagem_ativa')}
        {onOff('pesquisa_ativa')}
      </Parte>
      <Parte title={copy.parts.acesso}>
        {onOff('recuperacao_por_perguntas')}
        {onOff('duas_etapas_obrigatorias')}
        {number('fichas_validade_dias')}
        <Fieldset legend={copy.fields.fichas_por.label} help={copy.fields.fichas_por.help} disabled={disabled}>
          {FICHAS_POR.map((perfil) => (
            <Checkbox
              key={perfil}
              label={perfilNames[perfil]}
              checked={fichas_por.includes(perfil)}
              onChange={(on) =>
                form.set({ fichas_por: FICHAS_POR.filter((one) => (one === perfil ? on : fichas_por.includes(one))) })
              }
            />
          ))}
        </Fieldset>
      </Parte>
      <Parte title={copy.parts.provas}>
        {onOff('professor_publica')}
        {onOff('revisao_questoes')}
      </Parte>
      <Parte title={copy.parts.correcao}>
        {onOff('segundo_corretor')}
        {number('divergencia_maxima')}
      </Parte>
      <Parte title={copy.parts.resultados}>
        <RadioGroup
          legend={copy.fields.liberacao.label}
          help={copy.fields.liberacao.help}
          {...form.field('liberacao')}
          disabled={disabled}
          options={LIBERACAO}
        />
      </Parte>
      <Parte title={copy.parts.contato}>
        {text('contato_email', 'email')}
        {text('contato_telefone', 'tel')}
        {text('contato_horario')}
      </Parte>
      <Parte title={copy.parts.legal}>
        <Suspense>
          {(['politica_privacidade', 'termos_de_uso'] as const).map((name) => (
            <TextoLegal key={name} {...copy.fields[name]} {...form.field(name)} readOnly={disabled} />
          ))}
        </Suspense>
        <Select {...copy.fields.base_legal} {...form.field('base_legal')} disabled={disabled} options={BASES} />
        {number('retencao_meses')}
        {onOff('anonimizacao_automatica')}
      </Parte>
    </Stack>
  );
}

function Parte({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap="e16">
        <Heading look="h3" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
