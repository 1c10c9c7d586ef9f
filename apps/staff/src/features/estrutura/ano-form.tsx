/** Makes or changes a school year with its cycles. */
import type { AnoLetivo, AnoLetivoSituacao } from '@luneta/api-client';
import { saveAnoLetivoMutation } from '@luneta/api-client/estrutura';
import { useServices } from '@luneta/app-shell';
import { FormDrawer, useForm } from '@luneta/app-shell/form';
import { Button, DateRange, datesInOrder, Fieldset, IconButton, Inline, NumberField, Select, Stack } from '@luneta/ui';
import { Plus, X } from '@luneta/ui/icons';
import { useMutation } from '@tanstack/react-query';

import { copy as words } from './copy.ts';

const copy = words.anos;
const SITUACOES = (['planejado', 'ativo', 'encerrado'] as const).map((value) => ({
  value,
  label: copy.situacoes[value],
}));
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];
/** A cycle of a form is not longer than this list. */
const MAX_CICLOS = 20;

type Ciclo = { readonly numero: number; readonly dias: { from: string; to: string } };
type Valores = {
  ano: string;
  dias: { from: string; to: string };
  situacao: AnoLetivoSituacao;
  ciclos: readonly Ciclo[];
};

type AnoFormProps = {
  escola_id: number;
  ano: AnoLetivo | null;
  /** All of the school: a year stands once. */
  anos: readonly AnoLetivo[];
  onClose: () => void;
  onDone: (ano: number) => void;
};

export function AnoForm({ escola_id, ano, anos, onClose, onDone }: AnoFormProps) {
  const { api } = useServices();
  const form = useForm({
    values: valoresOf(ano, anos),
    toRequest: ({ ano: year, dias, situacao, ciclos }) => ({
      ano: Number(year),
      inicio: dias.from,
      fim: dias.to,
      situacao,
      ciclos: ciclos.map(({ numero, dias: { from, to } }) => ({
        numero_referencia: numero,
        inicio: from || null,
        fim: to || null,
      })),
      ...(ano && { versao: ano.versao }),
    }),
    check: (valores) => ({ ...checkAno(valores, ano, anos), ...checkCiclos(valores.ciclos) }),
    fieldOf: { inicio: 'dias', fim: 'dias' },
    send: useMutation(saveAnoLetivoMutation(api, escola_id)).mutateAsync,
    onSent: ({ ano: year }) => onDone(year),
  });
  const { ciclos, situacao } = form.values;
  const setCiclo = (place: number, dias: Ciclo['dias']) =>
    form.set({ ciclos: ciclos.map((one, n) => (n === place ? { ...one, dias } : one)) });
  const add = () => {
    const last = Math.max(0, ...ciclos.map(({ numero }) => numero));
    form.set({ ciclos: [...ciclos, { numero: last + 1, dias: { from: '', to: '' } }] });
  };
  return (
    <FormDrawer
      of={form}
      title={ano ? copy.editTitle(ano.ano) : copy.createTitle}
      confirmLabel={ano ? copy.editLabel : copy.createLabel}
      onClose={onClose}
    >
      {ano === null && <NumberField label={copy.ano} min={FIRST_YEAR} max={LAST_YEAR} {...form.field('ano')} />}
      <DateRange legend={copy.dias} orderError={copy.order} {...form.field('dias')} />
      <Select
        label={copy.situacao}
        help={copy.situacaoHelp[situacao]}
        options={SITUACOES}
        {...form.field('situacao')}
      />
      <Fieldset id={form.idOf('ciclos')} legend={copy.ciclos} error={form.errorAt('ciclos')}>
        <Stack gap="e12">
          {ciclos.map(({ numero, dias }, place) => (
            <Inline key={numero} gap="e4" align="start">
              <Stack grow>
                <DateRange
                  id={form.idOf(`ciclos.${place}`)}
                  legend={copy.ciclo(numero)}
                  value={dias}
                  onChange={(next) => setCiclo(place, next)}
                  orderError={copy.order}
                  error={form.errorAt(`ciclos.${place}`)}
                />
              </Stack>
              <IconButton
                icon={X}
                label={copy.removeCiclo(numero)}
                onClick={() => form.set({ ciclos: ciclos.filter((_one, n) => n !== place) })}
              />
            </Inline>
          ))}
          {ciclos.length < MAX_CICLOS && (
            <Button variant="secondary" size="sm" icon={Plus} onClick={add}>
              {copy.addCiclo}
            </Button>
          )}
        </Stack>
      </Fieldset>
    </FormDrawer>
  );
}

function valoresOf(ano: AnoLetivo | null, anos: readonly AnoLetivo[]): Valores {
  const next = Math.max(new Date().getFullYear() - 1, ...anos.map((one) => one.ano)) + 1;
  if (ano === null)
    return {
      ano: String(next),
      dias: { from: '', to: '' },
      situacao: anos.some(({ situacao }) => situacao === 'ativo') ? 'planejado' : 'ativo',
      ciclos: [],
    };
  return {
    ano: String(ano.ano),
    dias: { from: ano.inicio, to: ano.fim },
    situacao: ano.situacao,
    ciclos: ano.ciclos.map(({ numero_referencia, inicio, fim }) => ({
      numero: numero_referencia,
      dias: { from: inicio ?? '', to: fim ?? '' },
    })),
  };
}

function checkAno({ ano: text, dias }: Valores, ano: AnoLetivo | null, anos: readonly AnoLetivo[]) {
  const year = Number(text);
  const fine = Number.isInteger(year) && year >= FIRST_YEAR && year <= LAST_YEAR;
  return {
    ano: fine ? (ano === null && anos.some((one) => one.ano === year) ? copy.anoTaken : undefined) : copy.anoWrong,
    dias: daysProblem(dias, copy.diasMissing),
  };
}

const checkCiclos = (ciclos: readonly Ciclo[]) =>
  Object.fromEntries(
    ciclos.map(({ dias }, place) => [
      `ciclos.${place}`,
      dias.from === '' && dias.to === '' ? undefined : daysProblem(dias, copy.cicloMissing),
    ]),
  );

function daysProblem(dias: { from: string; to: string }, missing: string): string | undefined {
  if (dias.from === '' || dias.to === '') return missing;
  return datesInOrder(dias) ? undefined : copy.order;
}
