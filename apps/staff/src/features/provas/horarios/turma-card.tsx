/** The windows of one class, a day below the other. */
import type { AvaliacaoGestao, AvaliacaoTurmaGestao } from '@luneta/api-client';
import { fromLocal } from '@luneta/domain/instante-local';
import {
  Badge,
  Button,
  Card,
  DateTimeField,
  Fieldset,
  Grid,
  Heading,
  Inline,
  Stack,
  Text,
  TextInput,
  VisuallyHidden,
} from '@luneta/ui';
import { Ban, X } from '@luneta/ui/icons';

import { useOutroHorario } from '../../../shared/fuso/use-outro-horario.ts';
import { useRelogio } from '../../../shared/use-relogio.ts';
import { useTempo } from '../tempo.ts';
import { copy } from './copy.ts';
import type { HorariosForm } from './use-horarios.ts';
import type { Janela, Linha } from './valores.ts';

export type TurmaCardProps = { form: HorariosForm; avaliacao: AvaliacaoGestao; linha: Linha; at: number };

export function TurmaCard({ form, avaliacao, linha, at }: TurmaCardProps) {
  const nome = copy.turma(linha.serie_nome, linha.turma_codigo);
  const there = avaliacao.turmas.find(({ turma_id }) => turma_id === linha.turma_id);
  const cancelled = (there?.cancelada_em ?? null) !== null;
  const { turmas } = form.values;
  const change = (d: number, changes: Partial<Janela>) =>
    form.set({
      turmas: turmas.map((turma, n) =>
        n === at ? { ...turma, dias: turma.dias.map((dia, k) => (k === d ? { ...dia, ...changes } : dia)) } : turma,
      ),
    });
  return (
    <Card as="li" padding="md">
      <Stack gap="e12">
        <Inline justify="between" wrap gap="e8">
          <Inline gap="e8" wrap>
            <Heading look="h3">{nome}</Heading>
            {there === undefined && <Badge tone="info">{copy.added}</Badge>}
            {cancelled && (
              <Badge tone="danger" icon={Ban}>
                {copy.cancelled}
              </Badge>
            )}
          </Inline>
          {!cancelled && (there === undefined || avaliacao.fase === 'antes') && (
            <Button
              variant="text"
              size="sm"
              icon={X}
              onClick={() => form.set({ turmas: turmas.filter(({ turma_id }) => turma_id !== linha.turma_id) })}
            >
              {copy.take} <VisuallyHidden>{nome}</VisuallyHidden>
            </Button>
          )}
        </Inline>
        {linha.dias.map((janela, d) =>
          cancelled ? (
            <Fixed key={janela.dia_prova} there={there} janela={janela} />
          ) : (
            <Window
              key={janela.dia_prova}
              form={form}
              avaliacao={avaliacao}
              there={there}
              janela={janela}
              place={`turmas.${at}.dias.${d}`}
              onChange={(changes) => change(d, changes)}
            />
          ),
        )}
      </Stack>
    </Card>
  );
}

const storedOf = (there: AvaliacaoTurmaGestao | undefined, { dia_prova }: Janela) =>
  there?.dias.find((dia) => dia.dia_prova === dia_prova);

function Fixed({ there, janela }: { there: AvaliacaoTurmaGestao | undefined; janela: Janela }) {
  const tempo = useTempo();
  const stored = storedOf(there, janela);
  return stored ? <Text tone="muted">{tempo.janela(stored.inicio_em, stored.fim_em)}</Text> : null;
}

type WindowProps = {
  form: HorariosForm;
  avaliacao: AvaliacaoGestao;
  there: AvaliacaoTurmaGestao | undefined;
  janela: Janela;
  place: string;
  onChange: (changes: Partial<Janela>) => void;
};

function Window({ form, avaliacao, there, janela, place, onChange }: WindowProps) {
  const outro = useOutroHorario();
  const { emQuando } = useTempo();
  const { nowMs } = useRelogio();
  const stored = storedOf(there, janela);
  const { inicio, fim, sala, dia_prova } = janela;
  const days = avaliacao.dias.length;
  // A start that has passed stays, and is no field.
  const began = stored !== undefined && avaliacao.fase === 'durante' && Date.parse(stored.inicio_em) <= nowMs;
  const startError = form.errorAt(`${place}.inicio`);
  const clock = outro ?? copy.clock;
  return (
    <Fieldset
      id={form.idOf(place)}
      legend={days > 1 ? copy.day(dia_prova) : copy.window}
      hideLegend={days === 1}
      error={form.errorAt(place)}
    >
      <Grid columnsExpanded={3} gap="e12" align="start">
        {began ? (
          <Stack gap="e4">
            <Text look="smallStrong">{copy.start}</Text>
            <Text tabular>{copy.startFixed(emQuando(stored.inicio_em))}</Text>
          </Stack>
        ) : (
          <DateTimeField
            id={form.idOf(`${place}.inicio`)}
            label={copy.start}
            help={clock}
            value={inicio}
            error={startError}
            onChange={(value) => onChange({ inicio: value, ...moved(inicio, value, fim) })}
          />
        )}
        <DateTimeField
          id={form.idOf(`${place}.fim`)}
          label={copy.end}
          help={clock}
          value={fim}
          min={inicio}
          error={form.errorAt(`${place}.fim`)}
          onChange={(value) => onChange({ fim: value })}
        />
        <TextInput
          id={form.idOf(`${place}.sala`)}
          label={copy.room}
          value={sala}
          error={form.errorAt(`${place}.sala`)}
          onChange={(value) => onChange({ sala: value })}
        />
      </Grid>
    </Fieldset>
  );
}

/** The end goes along with a start that moves past it: the window keeps its length. */
function moved(before: string, after: string, fim: string): { fim?: string } {
  const [was, now, end] = [before, after, fim].map((text) => fromLocal(text, 'UTC'));
  if (was == null || now == null || end == null || now < end || end <= was) return {};
  return { fim: new Date(now + end - was).toISOString().slice(0, 16) };
}
