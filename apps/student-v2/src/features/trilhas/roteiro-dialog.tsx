/** What there is to know about one roadmap before it is entered (S3 §2). */
import type { RoteiroListaMateria } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { formatPrazo, isImpactoGreen, isPrevisaoMaior, trilhaSegment } from '@luneta/domain';
import {
  BeforeAfterBar,
  ButtonLink,
  Center,
  Dialog,
  FactsList,
  numberText,
  percentText,
  ProgressRing,
  Stack,
  Text,
} from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { words } from '../../shared/trilha/words.ts';
import { copy } from './copy.ts';
import { ResetTrilha } from './reset-trilha.tsx';

export type RoteiroDialogProps = {
  /** Null while none is open. */
  roteiro: RoteiroListaMateria | null;
  /** The whole list, which decides how the address names the roadmap. */
  todos: readonly RoteiroListaMateria[];
  onClose: () => void;
};

export function RoteiroDialog({ roteiro, todos, onClose }: RoteiroDialogProps) {
  return (
    <Dialog
      open={roteiro !== null}
      onClose={onClose}
      title={roteiro?.materia_nome ?? ''}
      {...(roteiro === null ? {} : { description: words.tipo[roteiro.tipo] })}
      footer={
        roteiro !== null && (
          <ButtonLink href={paths.trilha(trilhaSegment(roteiro, todos), roteiro.materia_id)} block>
            {copy.open}
          </ButtonLink>
        )
      }
    >
      {roteiro !== null && <Facts roteiro={roteiro} onReset={onClose} />}
    </Dialog>
  );
}

function Facts({ roteiro, onReset }: { roteiro: RoteiroListaMateria; onReset: () => void }) {
  const { fuso_horario } = useConta();
  const { materia_nome, progresso, qtde_fases, qtde_assuntos_abordados, data_fim } = roteiro;
  const { avaliacao_conhecimento_detalhes: prova } = roteiro;
  const percent = progresso * 100;
  return (
    <Stack gap="e20">
      <Center>
        <ProgressRing label={words.progressOf(materia_nome)} percent={percent} size={140}>
          {percentText(percent)}
        </ProgressRing>
      </Center>
      <FactsList
        facts={[
          { term: copy.facts.fases, value: qtde_fases },
          { term: copy.facts.assuntos, value: qtde_assuntos_abordados },
          { term: copy.facts.ate, value: formatPrazo(Date.parse(data_fim), fuso_horario) },
          ...(prova === null ? [] : [{ term: copy.facts.prova, value: prova.descricao }]),
        ]}
      />
      {prova !== null && <Predicted prova={prova} />}
      <ResetTrilha trilha_id={roteiro.trilha_id} materia_id={roteiro.materia_id} onDone={onReset} />
    </Stack>
  );
}

type Prova = NonNullable<RoteiroListaMateria['avaliacao_conhecimento_detalhes']>;

/** Of a predicted grade. */
const DECIMALS = 1;

/** Hidden while an input of the prediction is missing (decision 148). */
function Predicted({ prova }: { prova: Prova }) {
  const { nota_prevista, nota_prevista_inicial, nota_maxima } = prova;
  if (nota_prevista === null || nota_prevista_inicial === null || nota_maxima <= 0) return null;
  // Without a rise the present one alone: a fall after studying is news about the questions, not about the student (D 217).
  if (!isPrevisaoMaior(nota_prevista_inicial, nota_prevista, DECIMALS))
    return (
      <Stack gap="e4">
        <FactsList
          facts={[
            {
              term: copy.facts.prevista,
              value: copy.gradeOf(numberText(nota_prevista, DECIMALS), numberText(nota_maxima, 0)),
            },
          ]}
        />
        <Text look="small" tone="muted">
          {copy.changes}
        </Text>
      </Stack>
    );
  const before = numberText(nota_prevista_inicial, DECIMALS);
  const after = numberText(nota_prevista, DECIMALS);
  return (
    <BeforeAfterBar
      initial={nota_prevista_inicial / nota_maxima}
      final={nota_prevista / nota_maxima}
      initialLabel={copy.initial(before)}
      finalLabel={copy.final(after)}
      green={isImpactoGreen(nota_prevista / nota_maxima)}
    >
      {copy.predicted(before, after)}
    </BeforeAfterBar>
  );
}
