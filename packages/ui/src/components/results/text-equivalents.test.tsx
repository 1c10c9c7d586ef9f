// Every chart says its numbers in text (ux 2.10): what a screen reader announces contains them.
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SubjectBars } from '../exam/subject-bars/subject-bars.tsx';
import { ProgressRing } from '../feedback/progress-ring/progress-ring.tsx';
import { AttentionCard } from '../learning/attention-card/attention-card.tsx';
import { IndexGauge } from '../learning/index-gauge/index-gauge.tsx';
import { Podium } from '../ranking/podium/podium.tsx';
import { topThree, words } from '../ranking/sample-ranking.ts';
import { StarBars } from '../ranking/star-bars/star-bars.tsx';
import { AvoidedMistakesCard } from './avoided-mistakes-card/avoided-mistakes-card.tsx';
import { ClassPercent } from './class-percent/class-percent.tsx';
import { HitMap } from './hit-map/hit-map.tsx';
import { HitsRing } from './hits-ring/hits-ring.tsx';
import { ImpactCard } from './impact-card/impact-card.tsx';
import { PerformanceLine } from './performance-line/performance-line.tsx';
import { sampleMap } from './sample-results.ts';
import { TriGauge } from './tri-gauge/tri-gauge.tsx';

/** What a reader hears: nothing hidden, an image or a progress bar as its name and value. */
const heard = (node: Element): string => {
  if (node.getAttribute('aria-hidden') === 'true') return '';
  const role = node.getAttribute('role');
  if (role === 'img' || role === 'progressbar') {
    const value = node.getAttribute('aria-valuetext') ?? node.getAttribute('aria-valuenow');
    return `${node.getAttribute('aria-label')} ${value ?? ''}`;
  }
  return [...node.childNodes]
    .map((child) => (child instanceof Element ? heard(child) : (child.textContent ?? '')))
    .join('');
};

const pictures: readonly (readonly [string, ReactNode, readonly string[]])[] = [
  [
    'progress ring',
    <ProgressRing key="" label="Biologia" percent={75}>
      75%
    </ProgressRing>,
    ['Biologia 75'],
  ],
  [
    'ring of hits',
    <HitsRing key="" label="Desempenho" percent={60} text="Acertou 27 de 45 Questões" />,
    ['Desempenho 60', 'Acertou 27 de 45 Questões'],
  ],
  [
    'star bars',
    <StarBars key="" label="Estrelas" bars={[{ subject: 'Física', stars: 36 }]} words={words} />,
    ['Física 36 estrelas'],
  ],
  [
    'podium',
    <Podium key="" label="Pódio" students={topThree} words={words} />,
    ['1º lugar Ana Clara 184 estrelas', '3º lugar Kauã 160 estrelas'],
  ],
  ['hit map', <HitMap key="" label="Mapa" items={sampleMap} />, ['Questão 11, errou, fácil', 'Questão 18, anulada']],
  ['TRI gauge', <TriGauge key="" value={642.8} label="nota TRI" error={21} />, ['nota TRI 642,8', '21 pontos']],
  [
    'performance over time',
    <PerformanceLine
      key=""
      title="Seu desempenho"
      points={[
        { label: 'Ciclo 01', value: 48 },
        { label: 'Ciclo 02', value: 72 },
      ]}
      words={{ asTable: 'Ver como tabela', asChart: 'Ver como gráfico', moment: 'Ciclo', value: '%', empty: '' }}
    />,
    ['Ciclo 01: 48%; Ciclo 02: 72%', 'Ver como tabela'],
  ],
  [
    'before and after',
    <ImpactCard key="" title="Impacto" initial={0.48} final={0.71} green>
      de 48% para 71%
    </ImpactCard>,
    ['de 48% para 71%'],
  ],
  [
    'avoided mistakes and engagement',
    <AvoidedMistakesCard
      key=""
      subject="Biologia"
      avoided={3}
      predicted={5}
      text="3 de 5 falhas evitadas"
      engagement={{ level: 'alto', label: 'Engajamento alto' }}
    />,
    ['3 de 5 falhas evitadas', 'Engajamento alto'],
  ],
  [
    'answered by subject',
    <SubjectBars
      key=""
      label="Respondidas"
      bars={[{ subject: 'Física', value: 12, total: 15 }]}
      count={() => '12 de 15'}
    />,
    ['Física 12 de 15'],
  ],
  ['class', <ClassPercent key="" percent={62} text={(percent) => `${percent} da turma`} />, ['62% da turma']],
  [
    'learning index',
    <IndexGauge
      key=""
      subject="Física"
      label="índice"
      index={0.84}
      band={{ faixa: 'alta', label: 'Nível alto' }}
      noData=""
    />,
    ['índice 84%', 'Nível alto'],
  ],
  [
    'attention',
    <AttentionCard key="" chapter="Capítulo 4" name="Óptica" index={0.38} faixa="baixa" levelLabel="Nível baixo" />,
    ['Óptica', 'Nível baixo', '38%'],
  ],
];

it.each(pictures)('%s', async (_, picture, expected) => {
  const { container } = await render(picture);
  const said = heard(container);
  for (const words of expected) expect(said).toContain(words);
});
