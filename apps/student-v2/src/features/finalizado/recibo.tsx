/** The receipt of an exam that is over: that it arrived, the numbers of it, and when the grade comes. */
import type { Resumo } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import {
  countingLanguage,
  countRedacaoV2,
  formatDuration,
  formatPrazo,
  isItemOfLanguage,
  isRespondida,
} from '@luneta/domain';
import { Badge, Card, FactsList, Heading, Icon, Inline, Link, Note, Stack, SubjectBars, Text } from '@luneta/ui';
import { CircleCheck, PenLine, Timer } from '@luneta/ui/icons';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';

/** @param whole false where something is not stored: said above the receipt */
export function Recibo({ resumo, whole }: { resumo: Resumo; whole: boolean }) {
  const { fuso_horario } = useConta();
  const when = resumo.gabarito_liberado_em;
  const words = resumo.redacao && countRedacaoV2(resumo.redacao.texto).palavras;
  return (
    <Stack gap="e16">
      <Arrived resumo={resumo} timeZone={fuso_horario} whole={whole} />
      <Numbers resumo={resumo} words={words} />
      <Answered resumo={resumo} words={words} />
      <Note tone="info" action={<Link href={paths.resultados}>{copy.results}</Link>}>
        {copy.note}
        {when !== null && ` ${copy.when(formatPrazo(Date.parse(when), fuso_horario))}`}
      </Note>
    </Stack>
  );
}

type ArrivedProps = { resumo: Resumo; timeZone: string; whole: boolean };

function Arrived({ resumo: { entregue_em }, timeZone, whole }: ArrivedProps) {
  if (entregue_em === null) return <Note tone="info">{copy.closedByTime}</Note>;
  return (
    <Stack gap="e4" align="center">
      {whole ? (
        <Badge tone="success" icon={CircleCheck}>
          {copy.confirmed}
        </Badge>
      ) : (
        <Badge tone="warning">{copy.confirmedPart}</Badge>
      )}
      <Text look="small" tone="muted" align="center">
        {copy.delivered(formatPrazo(Date.parse(entregue_em), timeZone))}
      </Text>
    </Stack>
  );
}

type PartProps = { resumo: Resumo; words: number | null };

/** The time, and the questions; the words of the essay where there are no questions. */
function Numbers({ resumo: { tempo_utilizado, qtde_itens, qtde_itens_respondidos }, words }: PartProps) {
  const facts = [
    ...(tempo_utilizado === null ? [] : [{ icon: Timer, term: copy.used, value: formatDuration(tempo_utilizado) }]),
    ...(qtde_itens === 0
      ? []
      : [{ icon: CircleCheck, term: copy.answered, value: copy.of(qtde_itens_respondidos, qtde_itens) }]),
    ...(qtde_itens > 0 || words === null ? [] : [{ icon: PenLine, term: copy.words, value: words }]),
  ];
  if (facts.length === 0) return null;
  return (
    <Card>
      <FactsList variant="tiles" facts={facts} />
    </Card>
  );
}

function Answered({ resumo, words }: PartProps) {
  const bars = subjectBars(resumo);
  if (bars.length === 0) return null;
  return (
    <Card as="section" labelledBy="por-materia">
      <Stack>
        <Heading look="h3" id="por-materia">
          {copy.subjects}
        </Heading>
        <SubjectBars label={copy.subjects} count={copy.of} bars={bars} />
        {words !== null && (
          <Inline justify="between" wrap>
            <Inline gap="e12">
              <Icon of={PenLine} />
              <Text look="smallStrong">{copy.essay}</Text>
            </Inline>
            <Text look="small" tone="muted">
              {copy.essayWords(words)}
            </Text>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function subjectBars({ materias, lingua_estrangeira }: Resumo) {
  return materias
    .map(({ materia_nome, itens }) => ({
      subject: materia_nome,
      items: itens.filter((item) => isItemOfLanguage(item, countingLanguage(lingua_estrangeira))),
    }))
    .filter(({ items }) => items.length > 0)
    .map(({ subject, items }) => ({
      subject,
      value: items.filter(isRespondida).length,
      total: items.length,
    }));
}
