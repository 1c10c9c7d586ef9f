/** The window of one day: its times on the clock of the school, its room, and how one enters. */
import { DateTimeField, Grid, Heading, Select, Stack, Text, TextInput } from '@luneta/ui';
import { toLocal } from '@luneta/domain';

import { fusoName } from '../../../shared/fuso/fusos.ts';
import { useOutroHorario } from '../../../shared/fuso/use-outro-horario.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { duracao } from '../copy.ts';
import { numeroOf, type Dia, type Janela } from '../valores.ts';
import { copy } from './copy.ts';
import { maisMinutos, minutosDaJanela } from './janelas.ts';

const ENTRADAS = [
  { value: 'livre', label: copy.entradas.livre },
  { value: 'codigo', label: copy.entradas.codigo },
] as const;

export type HorarioDoDiaProps = {
  dia: Dia;
  /** How many the exam has. */
  dias: number;
  /** On whose clock the times are. */
  zone: string;
  janela: Janela;
  comSala: boolean;
  onChange: (changes: Partial<Janela>) => void;
};

export function HorarioDoDia({ dia, dias, zone, janela, comSala, onChange }: HorarioDoDiaProps) {
  const { nowMs } = useRelogio();
  const outro = useOutroHorario();
  const dura = numeroOf(dia.duracao_minutos) || 0;
  const minutos = minutosDaJanela(janela);
  const now = toLocal(nowMs, zone);
  const passado = janela.inicio !== '' && janela.inicio < now;
  const fim = minutos === null ? undefined : minutos <= 0 ? copy.invertida : curta(minutos, dura);
  // A beginning proposes an end, as long as the exam, until somebody chose one.
  const begin = (inicio: string) => {
    const proposed = maisMinutos(janela.inicio, dura);
    const untouched = janela.fim === '' || janela.fim === proposed;
    onChange({ inicio, ...(untouched && { fim: maisMinutos(inicio, dura) }) });
  };
  return (
    <Stack gap="e12">
      {dias > 1 && <Heading look="bodyStrong">{copy.dia(dia.dia_prova, dias)}</Heading>}
      <Grid columns={1} columnsExpanded={2} gap="e16">
        <DateTimeField
          label={copy.inicio}
          help={copy.fuso(fusoName(zone))}
          min={now}
          value={janela.inicio}
          onChange={begin}
          error={passado ? copy.passado : undefined}
        />
        <DateTimeField
          label={copy.fim}
          help={`${copy.fuso(fusoName(zone))}. ${copy.dura(duracao(dura))}`}
          min={janela.inicio === '' ? now : janela.inicio}
          value={janela.fim}
          onChange={(next) => onChange({ fim: next })}
          error={fim}
        />
        <Select
          label={copy.entrada}
          help={copy.entradaHelp[janela.entrada]}
          options={ENTRADAS}
          value={janela.entrada}
          onChange={(entrada) => onChange({ entrada })}
        />
        {comSala && (
          <TextInput
            label={copy.sala}
            prose
            maxLength={60}
            value={janela.sala}
            onChange={(sala) => onChange({ sala })}
          />
        )}
      </Grid>
      {outro !== null && (
        <Text look="small" tone="muted">
          {outro}
        </Text>
      )}
    </Stack>
  );
}

const curta = (minutos: number, dura: number): string | undefined =>
  minutos < dura ? copy.curta(duracao(minutos), duracao(dura)) : undefined;
