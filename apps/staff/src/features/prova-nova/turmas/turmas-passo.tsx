/** Who takes the exam, and when: one window for all classes, or one each. */
import { turmasDaEscolaQuery } from '@luneta/api-client/estrutura-turmas';
import { useServices } from '@luneta/app-shell';
import { sends } from '@luneta/app-shell/form';
import { Button, Card, Heading, Inline, Note, Segments, Stack, Text } from '@luneta/ui';
import { MultiSelect } from '@luneta/ui/combobox';
import { Plus } from '@luneta/ui/icons';
import { useQuery } from '@tanstack/react-query';
import type { TurmaDaEscola } from '@luneta/api-client';
import { useState } from 'react';

import { useRelogio } from '../../../shared/use-relogio.ts';
import type { PassoProps } from '../partes/passo.ts';
import { MAX_TURMAS, temDias } from '../valores.ts';
import { copy } from './copy.ts';
import { HorarioDoDia } from './horario.tsx';
import { comTurmas, igualar, janelaDe, mudarJanela, saoIguais } from './janelas.ts';
import { Semana } from './semana.tsx';

const MODOS = [
  { value: 'todas', label: copy.modos.todas },
  { value: 'turma', label: copy.modos.turma },
] as const;

export function TurmasPasso({ form, escola_id, rascunho }: PassoProps) {
  const { api } = useServices();
  const query = useQuery({ ...turmasDaEscolaQuery(api, escola_id ?? 0), enabled: escola_id !== null });
  const { zone } = useRelogio();
  const fuso = rascunho?.fuso_horario ?? zone;
  const { dias, turmas } = form.values;
  const [modo, setModo] = useState<'todas' | 'turma'>(() => (saoIguais(turmas, dias) ? 'todas' : 'turma'));
  if (!temDias(form.values)) return <Note tone="info">{copy.marco}</Note>;
  const known = query.data?.turmas ?? [];
  const chosen = turmas.map(({ turma_id }) => turma_id);
  const of = (turma_id: number) => known.find((one) => one.turma_id === turma_id);
  const choose = (ids: readonly number[]) => form.set({ turmas: comTurmas(turmas, ids.slice(0, MAX_TURMAS)) });
  const onModo = (next: 'todas' | 'turma') => {
    setModo(next);
    if (next === 'todas') form.set({ turmas: igualar(turmas, dias) });
  };
  return (
    <form noValidate onSubmit={sends(form)} aria-label={copy.horarios}>
      <Stack gap="e16">
        <Card as="section" labelledBy="prova-turmas">
          <Stack gap="e12">
            <Heading look="h3" id="prova-turmas">
              {copy.turmas}
            </Heading>
            {query.data !== undefined && known.length === 0 ? (
              <Note tone="info">{copy.semTurmas}</Note>
            ) : (
              <MultiSelect
                id={form.idOf('turmas')}
                label={copy.quais}
                help={copy.quaisHelp(chosen.reduce((sum, id) => sum + (of(id)?.qtde_alunos ?? 0), 0))}
                groups={gruposDe(known)}
                value={chosen}
                onChange={choose}
                noneText={copy.nenhuma}
                placeholder={copy.adicionar}
                error={form.errorAt('turmas')}
              />
            )}
            <DaSerie serie={form.values.serie} turmas={known} chosen={chosen} onChoose={choose} />
          </Stack>
        </Card>
        <Card as="section" labelledBy="prova-horarios">
          <Stack gap="e16">
            <Heading look="h3" id="prova-horarios">
              {copy.horarios}
            </Heading>
            {turmas.length === 0 && <Text tone="muted">{copy.primeiro}</Text>}
            {turmas.length > 1 && <Segments legend={copy.modo} options={MODOS} value={modo} onChange={onModo} />}
            {(modo === 'todas' ? turmas.slice(0, 1) : turmas).map((turma) => (
              <Stack key={turma.turma_id} gap="e12">
                {modo === 'turma' && (
                  <Heading look="bodyStrong">{of(turma.turma_id)?.codigo ?? String(turma.turma_id)}</Heading>
                )}
                {dias.map((dia) => (
                  <HorarioDoDia
                    key={dia.dia_prova}
                    dia={dia}
                    dias={dias.length}
                    zone={fuso}
                    janela={janelaDe(turma, dia.dia_prova)}
                    comSala={modo === 'turma' || turmas.length === 1}
                    onChange={(changes) =>
                      form.set({
                        turmas: mudarJanela(
                          form.values.turmas,
                          modo === 'todas' ? null : turma.turma_id,
                          dia.dia_prova,
                          changes,
                        ),
                      })
                    }
                  />
                ))}
              </Stack>
            ))}
          </Stack>
        </Card>
        {turmas.length > 0 && <Semana turmas={turmas} conhecidas={known} escola_id={escola_id} zone={fuso} />}
      </Stack>
    </form>
  );
}

/** Classes by grade, as the list of the school has them. */
function gruposDe(turmas: readonly TurmaDaEscola[]) {
  const series = [...new Set(turmas.map(({ serie_nome }) => serie_nome))];
  return series.map((serie) => ({
    path: [serie],
    items: turmas
      .filter(({ serie_nome }) => serie_nome === serie)
      .map(({ turma_id, codigo, sede_nome }) => ({ id: turma_id, label: codigo, meta: sede_nome })),
  }));
}

type DaSerieProps = {
  serie: string;
  turmas: readonly TurmaDaEscola[];
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
};

/** All classes of the grade of the exam at once. */
function DaSerie({ serie, turmas, chosen, onChoose }: DaSerieProps) {
  const own = turmas.filter(({ serie_id }) => String(serie_id) === serie);
  const missing = own.filter(({ turma_id }) => !chosen.includes(turma_id));
  const [first] = own;
  if (first === undefined || missing.length === 0) return null;
  return (
    <Inline>
      <Button
        variant="secondary"
        size="sm"
        icon={Plus}
        onClick={() => onChoose([...chosen, ...missing.map(({ turma_id }) => turma_id)])}
      >
        {copy.todasDaSerie(first.serie_nome)}
      </Button>
    </Inline>
  );
}
