import type { RoteiroMateria } from '@luneta/api-client';
import { useConta } from '@luneta/app-shell';
import { formatPrazo } from '@luneta/domain';
import { Grid, SummaryStats } from '@luneta/ui';
import { CirclePlay, ClipboardList, GraduationCap } from '@luneta/ui/icons';

import { RoadmapHero } from './parts/roadmap-hero/roadmap-hero.tsx';
import { words } from '../../shared/trilha/words.ts';
import { copy } from './copy.ts';

/** How far the roadmap is, and what was done in it. */
export function Resumo({ trilha }: { trilha: RoteiroMateria }) {
  const { fuso_horario } = useConta();
  const { materia_nome, tipo, data_fim, trilha_aberta, progresso, resumo, fases_disponiveis: fases } = trilha;
  const prazo = formatPrazo(Date.parse(data_fim), fuso_horario);
  const feitas = fases.filter(({ qtde_estrelas }) => qtde_estrelas !== null).length;
  return (
    <Grid columns={1} columnsExpanded={2}>
      <RoadmapHero
        subject={materia_nome}
        kind={words.tipo[tipo]}
        done={copy.done(feitas, fases.length)}
        until={trilha_aberta ? copy.until(prazo) : copy.ended(prazo)}
        percent={progresso * 100}
        progressLabel={words.progressOf(materia_nome)}
      />
      <SummaryStats
        label={copy.totals}
        stats={[
          { icon: ClipboardList, value: resumo.qtde_itens_respondidos, label: copy.stats.itens },
          { icon: CirclePlay, value: resumo.qtde_midias_recomendadas, label: copy.stats.midias },
          { icon: GraduationCap, value: resumo.qtde_cursos_acessados, label: copy.stats.cursos },
        ]}
      />
    </Grid>
  );
}
