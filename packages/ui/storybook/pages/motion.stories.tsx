import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { Button } from '../../src/components/actions/button/button.tsx';
import { Inline } from '../../src/components/foundations/layout/layout.tsx';
import { Text } from '../../src/components/foundations/text/text.tsx';
import { ChevronRight } from '../../src/icons.ts';
import { useMediaQuery } from '../../src/lib/use-media-query.ts';
import { listRole } from '../../src/lib/list-role.ts';
import { curve, motion, motionWanted } from '../../src/theme/scale.ts';
import * as css from './page.css.ts';
import { Code, Page, Points, Section } from './page.tsx';

export default { title: 'Estilo/Movimento' } satisfies Meta;

const curves: Readonly<Record<keyof typeof curve, string>> = {
  standard: 'quase tudo',
  enter: 'o que entra',
  leave: 'o que sai',
  spring: 'estrelas que pousam, fase que abre',
};
const durations: Readonly<Record<keyof typeof motion, string>> = {
  press: 'apertar um botão',
  fast: 'cor, foco, passar por cima',
  base: 'interruptor, acordeão',
  modal: 'diálogo e folha, na ida e na volta',
  slide: 'troca de questão',
  hit: 'golpe no Boss',
  celebrate: 'pulo da Pipa',
};

const Lane = ({ name, use, duration, easing }: { name: string; use: string; duration: string; easing: string }) => {
  const runner = useRef<HTMLDivElement>(null);
  const wanted = useMediaQuery(motionWanted);
  const play = () => {
    const run = runner.current;
    const still = !wanted || run?.closest('[data-movimento="reduzido"]');
    const far = (run?.parentElement?.clientWidth ?? 0) - (run?.clientWidth ?? 0);
    run?.animate([{ transform: 'none' }, { transform: `translateX(${far}px)` }], {
      duration: still ? 1 : Number.parseFloat(duration),
      easing,
      fill: 'forwards',
    });
  };
  return (
    <li className={css.tile}>
      <Inline gap="e12" align="center" justify="between" wrap>
        <div>
          <Text look="bodyStrong">{use}</Text>
          <Code>
            {name} · {duration} · {easing}
          </Code>
        </div>
        <Button variant="secondary" size="sm" icon={ChevronRight} onClick={play}>
          Tocar {name}
        </Button>
      </Inline>
      <div className={css.lane}>
        <div ref={runner} className={css.runner} />
      </div>
    </li>
  );
};

export const Motion: StoryObj = {
  name: 'Movimento',
  render: () => (
    <Page
      title="Movimento"
      lead="O movimento mostra de onde a coisa veio e para onde foi. Quem pede menos movimento vê só o resultado: escolha Movimento reduzido na barra de cima e toque de novo."
    >
      <Section title="Durações">
        <ul className={css.tiles} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }} {...listRole}>
          {Object.entries(motion).map(([name, duration]) => (
            <Lane
              key={name}
              name={name}
              use={durations[name as keyof typeof motion]}
              duration={duration}
              easing={curve.standard}
            />
          ))}
        </ul>
      </Section>
      <Section title="Curvas" text="Em um segundo, para ver a diferença.">
        <ul className={css.tiles} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }} {...listRole}>
          {Object.entries(curve).map(([name, easing]) => (
            <Lane key={name} name={name} use={curves[name as keyof typeof curve]} duration="1000ms" easing={easing} />
          ))}
        </ul>
      </Section>
      <Section title="Regras">
        <Points
          items={[
            'Só se movem transform e opacity.',
            'Um personagem por vez, e parado fora da tela.',
            'Nada pisca mais de três vezes por segundo; nenhum paralaxe, nenhum desfoque.',
            'Dentro de uma prova só a questão desliza.',
            'Números de contagem regressiva continuam: são informação.',
          ]}
        />
      </Section>
    </Page>
  ),
};
