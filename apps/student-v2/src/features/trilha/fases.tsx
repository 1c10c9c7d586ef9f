/** The phases of a roadmap: which are shown, in which look, and for staff the estimate of each question. */
import type { RoteiroMateria } from '@luneta/api-client';
import { useSession } from '@luneta/app-shell';
import type { ChanceFiltro } from '@luneta/domain';
import {
  DifficultyFilter,
  Button,
  EmptyState,
  Grid,
  Heading,
  Inline,
  QuestionEstimates,
  Stack,
  TrajectoryRail,
  useMediaQuery,
} from '@luneta/ui';
import { from } from '@luneta/ui/theme';
import { Fragment, useState } from 'react';

import { DifficultyLegend } from './parts/difficulty-legend/difficulty-legend.tsx';
import { words } from '../../shared/trilha/words.ts';
import { copy } from './copy.ts';
import { FaseCard } from './fase-card.tsx';
import { estimates, faseSteps, type FaseStep } from './fase-steps.ts';

export function Fases({ trilha }: { trilha: RoteiroMateria }) {
  const { perfil } = useSession();
  const [chance, setChance] = useState<ChanceFiltro>('geral');
  const { fases_disponiveis: fases, materia_nome } = trilha;
  if (fases.length === 0) return <EmptyState text={copy.noPhases} />;
  const preview = perfil !== 'aluno';
  const questoes = preview ? estimates(fases) : [];
  const steps = faseSteps(trilha, chance);
  return (
    <Stack as="section" labelledBy="fases" gap="e16">
      <Inline justify="between" wrap>
        <Heading id="fases">{copy.phases}</Heading>
        <DifficultyLegend label={copy.legend} labels={words.dificuldade} />
      </Inline>
      <DifficultyFilter legend={copy.filter} labels={copy.chances} value={chance} onChange={setChance} />
      {questoes.length > 0 && (
        <QuestionEstimates
          title={copy.estimates}
          questions={questoes}
          question={copy.questionOf}
          unknown={copy.unknown}
        />
      )}
      {steps.length === 0 ? (
        <EmptyState
          plain
          text={copy.noneOfLevel}
          action={
            <Button variant="secondary" size="sm" onClick={() => setChance('geral')}>
              {copy.showAll}
            </Button>
          }
        />
      ) : (
        <Caminho trilha={trilha} steps={steps} materia={materia_nome} preview={preview} />
      )}
    </Stack>
  );
}

type CaminhoProps = { trilha: RoteiroMateria; steps: readonly FaseStep[]; materia: string; preview: boolean };

/** One line of cards on a phone; on a wide screen a sky above two columns of cards. */
function Caminho({ trilha, steps, materia, preview }: CaminhoProps) {
  const wide = useMediaQuery(from.expanded);
  const stepOf = ({ fase, numero, estado, estrelas }: FaseStep) => ({
    id: fase.trilha_fase_id,
    number: numero,
    state: estado,
    stars: estrelas,
  });
  const card = (step: FaseStep) => <FaseCard trilha={trilha} step={step} preview={preview} />;
  if (!wide)
    return (
      <TrajectoryRail
        label={copy.phasesOf(materia)}
        materia={materia}
        steps={steps.map((step) => ({ ...stepOf(step), children: card(step) }))}
      />
    );
  return (
    <>
      <TrajectoryRail
        direction="sky"
        label={copy.pathOf(materia)}
        materia={materia}
        steps={steps.map((step) => ({ ...stepOf(step), children: step.fase.objeto_conhecimento_descricao }))}
      />
      <Grid columns={2} gap="e12">
        {steps.map((step) => (
          <Fragment key={step.fase.trilha_fase_id}>{card(step)}</Fragment>
        ))}
      </Grid>
    </>
  );
}
