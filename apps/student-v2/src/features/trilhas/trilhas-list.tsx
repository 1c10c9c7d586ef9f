import type { RoteiroLista, RoteiroListaMateria } from '@luneta/api-client';
import { useServerNow } from '@luneta/app-shell';
import { Badge, EmptyState, Grid, Heading, Inline, Link, RoadmapCard, Stack, SummaryStats } from '@luneta/ui';
import { CirclePlay, ClipboardList, GraduationCap, Sparkles } from '@luneta/ui/icons';
import { useState } from 'react';

import { BrandBanner } from './parts/brand-banner/brand-banner.tsx';
import { paths } from '../../shared/paths.ts';
import { Prazo } from '../../shared/trilha/prazo.tsx';
import { words } from '../../shared/trilha/words.ts';
import { copy } from './copy.ts';
import { RoteiroDialog } from './roteiro-dialog.tsx';

const EVERY_MINUTE = 60_000;

/** Everything below the title: banner, summary, cards. */
export function TrilhasList({ lista }: { lista: RoteiroLista }) {
  const [opened, setOpened] = useState<RoteiroListaMateria | null>(null);
  const { materias, resumo, trilhas_novas } = lista;
  return (
    <Stack gap="e24">
      <BrandBanner title={copy.banner} text={copy.bannerText} />
      <SummaryStats
        label={copy.summary}
        stats={[
          { icon: ClipboardList, value: resumo.qtde_itens_respondidos, label: copy.stats.itens },
          { icon: CirclePlay, value: resumo.qtde_midias_recomendadas, label: copy.stats.midias },
          { icon: GraduationCap, value: resumo.qtde_cursos_acessados, label: copy.stats.cursos },
        ]}
      />
      <Stack as="section" labelledBy="roteiros">
        <Inline justify="between" wrap>
          <Inline wrap gap="e8">
            <Heading id="roteiros">{copy.list}</Heading>
            {trilhas_novas && materias.length > 0 && (
              <Badge tone="info" icon={Sparkles}>
                {copy.novos}
              </Badge>
            )}
          </Inline>
          <Link href={paths.trilhasEncerradas}>{copy.search}</Link>
        </Inline>
        {materias.length === 0 ? <EmptyState text={copy.empty} /> : <Cards materias={materias} onOpen={setOpened} />}
      </Stack>
      <RoteiroDialog roteiro={opened} todos={materias} onClose={() => setOpened(null)} />
    </Stack>
  );
}

type CardsProps = { materias: readonly RoteiroListaMateria[]; onOpen: (roteiro: RoteiroListaMateria) => void };

function Cards({ materias, onOpen }: CardsProps) {
  const now = useServerNow(undefined, 0, EVERY_MINUTE);
  return (
    <Grid as="ul" columns={1} columnsExpanded={2} gap="e12">
      {materias.map((roteiro) => {
        const { trilha_id, tipo, materia_nome, qtde_fases, qtde_assuntos_abordados, progresso, data_fim } = roteiro;
        const size = [words.fases(qtde_fases), words.assuntos(qtde_assuntos_abordados)];
        // Two of one subject and kind are told apart by the exam they came from.
        const isTwin = materias.some(
          (other) => other !== roteiro && other.materia_id === roteiro.materia_id && other.tipo === tipo,
        );
        const exam = isTwin ? roteiro.avaliacao_conhecimento_detalhes?.descricao : undefined;
        return (
          <li key={`${trilha_id}/${roteiro.materia_id}`}>
            <RoadmapCard
              subject={materia_nome}
              facts={[...(tipo === 2 ? [words.tipo[2]] : []), ...size, ...(exam === undefined ? [] : [exam])].join(
                ' · ',
              )}
              percent={progresso * 100}
              progressLabel={words.progressOf(materia_nome)}
              deadline={<Prazo data_fim={data_fim} nowMs={now} />}
              onOpen={() => onOpen(roteiro)}
            />
          </li>
        );
      })}
    </Grid>
  );
}
