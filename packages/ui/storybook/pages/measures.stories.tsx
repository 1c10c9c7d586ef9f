import type { Meta, StoryObj } from '@storybook/react-vite';
import { listRole } from '../../src/lib/list-role.ts';
import { vars } from '../../src/theme/contract.css.ts';
import { border, from, lip, radius, shadow, size, space } from '../../src/theme/scale.ts';
import { coloursOf } from '../../src/theme/contrast-ratio.ts';
import { Text } from '../../src/components/foundations/text/text.tsx';
import * as css from './page.css.ts';
import { Code, Page, Points, Section } from './page.tsx';

export default { title: 'Estilo/Medidas' } satisfies Meta;

export const Measures: StoryObj = {
  name: 'Medidas',
  render: () => (
    <Page title="Medidas" lead="Espaço, cantos, bordas e sombras têm poucos degraus, com nome. Não mudam com o tema.">
      <Section
        title="Espaço"
        text="Dentro de um cartão, 16 no telefone e 20 na tela larga; entre cartões, 12 e 20; entre seções, 24 e 32."
      >
        <ul className={css.list} style={{ padding: 0, listStyle: 'none' }} {...listRole}>
          {Object.entries(space).map(([name, width]) => (
            <li key={name}>
              <Code>
                {name} · {width}
              </Code>
              <div className={css.ruler} style={{ width }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Cantos" text="O nome diz o que tem o canto.">
        <ul className={css.smallTiles} {...listRole}>
          {Object.entries(radius).map(([name, borderRadius]) => (
            <li key={name} className={css.tile}>
              <div className={css.swatch} style={{ borderRadius, background: vars.bg.brandSoft }} />
              <Code>
                {name} · {borderRadius}
              </Code>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Bordas"
        text="Fina nas linhas da equipe, média em cartões e controles, forte no escolhido ou corrigido."
      >
        <ul className={css.smallTiles} {...listRole}>
          {Object.entries(border).map(([name, width]) => (
            <li key={name} className={css.tile}>
              <div className={css.swatch} style={{ border: `${width} solid ${vars.border.strong}` }} />
              <Code>
                {name} · {width}
              </Code>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Sombras e o lábio"
        text="Cartões não têm sombra. O lábio é a borda de baixo que faz o botão parecer que se aperta."
      >
        <ul className={css.smallTiles} {...listRole}>
          {Object.entries({ ...shadow, lip: lip(vars.border.control) }).map(([name, boxShadow]) => (
            <li key={name} className={css.tile}>
              <div className={css.swatch} style={{ boxShadow, background: vars.bg.raised }} />
              <Code>{name}</Code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Tamanhos" text="Tudo o que um aluno toca tem pelo menos 44 pixels.">
        <ul className={css.smallTiles} {...listRole}>
          {coloursOf(size).map(([name, value]) => (
            <li key={name} className={css.tile}>
              <Text look="bodyStrong">{value}</Text>
              <Code>{name}</Code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Telas" text="Primeiro o telefone de 360; margens de 16, 24, 32 e 40 pixels.">
        <Points items={Object.entries(from).map(([name, query]) => `${name}: ${query}`)} />
      </Section>
    </Page>
  ),
};
