import type { Avaliacao, Home } from '@luneta/api-client';
import { lazyPart, useConta, useMayWrite, useServerNow } from '@luneta/app-shell';
import { materiaToStudy, roundHalfUp } from '@luneta/domain';
import { Badge, ButtonLink, OpenExamCard, percentText } from '@luneta/ui';

import { paths } from '../../shared/paths.ts';
import { copy } from './copy.ts';
import { openExam, type OpenExam } from './open-now.ts';
import { OpenNowLoading } from './open-now-loading.tsx';

// Only where nothing is open, by the results that come with the rest of the page.
const CalmStep = lazyPart(async () => (await import('./home-rest.tsx')).CalmStep, <OpenNowLoading />);

/** The text tells minutes. */
const EVERY_HALF_MINUTE = 30_000;

/** The exam that is open, else the roadmap to go on with, else a calm first step. Nothing until both lists have come. */
export function useOpenNow(
  avaliacoes: readonly Avaliacao[] | undefined,
  receivedAtMs: number,
  home: Home | undefined,
): React.ReactNode {
  const { fuso_horario } = useConta();
  const now = useServerNow(avaliacoes?.[0]?.servidor_em, receivedAtMs, EVERY_HALF_MINUTE);
  const exam = avaliacoes && openExam(avaliacoes, now, fuso_horario);
  if (exam) return <ExamNow exam={exam} />;
  const materia = home && materiaToStudy(home.progressao_materias);
  if (materia) return <StudyNow materia={materia} />;
  return home && avaliacoes ? <CalmStep avaliacoes={avaliacoes} nowMs={now} /> : null;
}

function ExamNow({ exam }: { exam: OpenExam }) {
  const { avaliacao, action } = exam;
  const { turma_avaliacao_id, dia_prova, descricao } = avaliacao;
  const words = copy.open;
  const mayWrite = useMayWrite();
  const instrucoes = paths.instrucoes(turma_avaliacao_id, dia_prova);
  const ways = {
    continuar: { href: paths.prova(turma_avaliacao_id, dia_prova), label: words.resume },
    iniciar: { href: instrucoes, label: words.start },
    espera: { href: paths.avaliacoes, label: words.see },
  };
  const way = mayWrite || action === 'espera' ? ways[action] : { href: instrucoes, label: words.read };
  return (
    <OpenExamCard
      variant="surface"
      title={descricao}
      badge={<Badge tone="warning">{exam.badge}</Badge>}
      time={exam.time}
      text={words.text(avaliacao.bateria, avaliacao.tipo_aplicacao)}
      {...(exam.progress ? { progress: exam.progress } : {})}
      action={
        <ButtonLink href={way.href} variant={mayWrite && action !== 'espera' ? 'primary' : 'secondary'}>
          {way.label}
        </ButtonLink>
      }
    />
  );
}

function StudyNow({ materia }: { materia: Home['progressao_materias'][number] }) {
  const words = copy.study;
  const percent = roundHalfUp(materia.progresso * 100, 0);
  return (
    <OpenExamCard
      variant="surface"
      title={materia.materia_nome}
      badge={<Badge tone="info">{words.badge}</Badge>}
      text={words.text}
      progress={{ answered: percent, total: 100, label: words.progress(percentText(percent)) }}
      action={<ButtonLink href={paths.trilha(materia.trilha_id, materia.materia_id)}>{words.action}</ButtonLink>}
    />
  );
}
