/** The first thing to do on a day with nothing open: the next exam, the latest result, or the own avatar (PAS-3). */
import type { Avaliacao } from '@luneta/api-client';
import { resultadosQuery } from '@luneta/api-client/resultados';
import { useConta, useServices } from '@luneta/app-shell';
import { calmoPasso, formatPrazo, nextAvaliacao } from '@luneta/domain';
import { Badge, ButtonLink, OpenExamCard } from '@luneta/ui';
import { useQuery } from '@tanstack/react-query';

import { latestOf } from '../../../shared/desempenho/latest.ts';
import { paths } from '../../../shared/paths.ts';
import { copy as words } from '../copy.ts';
import { toRow } from '../open-now.ts';
import { OpenNowLoading } from '../open-now-loading.tsx';
import { copy } from './copy.ts';

type CalmStepProps = { avaliacoes: readonly Avaliacao[]; nowMs: number };

export function CalmStep({ avaliacoes, nowMs }: CalmStepProps) {
  const { api } = useServices();
  const { fuso_horario: zone } = useConta();
  const { data, isPending } = useQuery(resultadosQuery(api));
  if (isPending) return <OpenNowLoading />;
  const next = nextAvaliacao(avaliacoes.map(toRow), nowMs, zone);
  const latest = data ? latestOf(data.avaliacoes, zone) : null;
  const step = calmoPasso(next, latest !== null, nowMs);
  if (step === 'proxima' && next) return <NextExam {...next} inClass={next.startMs <= nowMs} zone={zone} />;
  if (step === 'resultado' && latest) return <Result {...latest.result} />;
  return <Calm title={copy.title} text={copy.text} href={paths.conta} action={copy.avatar} />;
}

type NextExamProps = { avaliacao: Avaliacao; startMs: number; inClass: boolean; zone: string };

const NextExam = ({ avaliacao: { descricao, bateria, tipo_aplicacao }, startMs, inClass, zone }: NextExamProps) => (
  <Calm
    badge={inClass ? copy.inClass : copy.badge}
    title={descricao}
    text={[copy.next(formatPrazo(startMs, zone)), words.open.text(bateria, tipo_aplicacao)].join(' · ')}
    href={paths.avaliacoes}
    action={words.open.see}
  />
);

const Result = ({ id, descricao }: { id: number; descricao: string }) => (
  <Calm title={descricao} text={copy.result} href={paths.resultado(id)} action={copy.seeResult} />
);

type CalmProps = { badge?: string; title: string; text: string; href: string; action: string };

const Calm = ({ badge = copy.badge, title, text, href, action }: CalmProps) => (
  <OpenExamCard
    variant="surface"
    title={title}
    badge={<Badge tone="info">{badge}</Badge>}
    text={text}
    action={<ButtonLink href={href}>{action}</ButtonLink>}
  />
);
