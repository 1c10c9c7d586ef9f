import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { claro, type ThemeColours } from '../../src/theme/claro.ts';
import { contrastPairs } from '../../src/theme/contrast-pairs.ts';
import { coloursOf, contrastRatio } from '../../src/theme/contrast-ratio.ts';
import { plano } from '../../src/theme/plano.ts';
import { roteiro } from '../../src/theme/roteiro.ts';
import { subjectColours } from '../../src/theme/subject-colours.ts';
import { Text } from '../../src/components/foundations/text/text.tsx';
import { listRole } from '../../src/lib/list-role.ts';
import * as css from './page.css.ts';
import { Code, Page, Section } from './page.tsx';

export default { title: 'Estilo/Cores' } satisfies Meta;

const themes: Readonly<Record<string, ThemeColours>> = { Claro: claro, Roteiro: roteiro, Plano: plano };
const byPath = Object.entries(themes).map(([name, theme]) => ({ name, colours: new Map(coloursOf(theme)) }));
const paths = coloursOf(claro).map(([path]) => path);
const groups = [...new Set(paths.map((path) => path.split('.')[0] ?? ''))];

const figure = (ratio: number) => `${ratio.toFixed(1).replace('.', ',')}:1`;

const Table = ({ caption, heads, children }: { caption: string; heads: string[]; children: ReactNode }) => (
  // Focusable, so that the keyboard can scroll it.
  <section className={css.scroll} aria-label={caption} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);

const Swatch = ({ hex }: { hex: string }) => (
  <>
    <div className={css.swatch} style={{ background: hex }} />
    <Code>{hex}</Code>
  </>
);

export const Colours: StoryObj = {
  name: 'Cores',
  render: () => (
    <Page
      title="Cores"
      lead="Cada cor tem nome pelo que faz, e um valor em cada tema. Componentes usam só estes nomes; por isso uma cena escura cabe dentro de uma página clara."
    >
      {groups.map((group) => (
        <Section key={group} title={group}>
          <Table caption={`Cores de ${group}`} heads={['Nome', ...Object.keys(themes)]}>
            {paths
              .filter((path) => path.split('.')[0] === group)
              .map((path) => (
                <tr key={path}>
                  <th scope="row">
                    <Code>{path}</Code>
                  </th>
                  {byPath.map(({ name, colours }) => (
                    <td key={name}>
                      <Swatch hex={colours.get(path) ?? ''} />
                    </td>
                  ))}
                </tr>
              ))}
          </Table>
        </Section>
      ))}
    </Page>
  ),
};

export const Contrast: StoryObj = {
  name: 'Contraste',
  render: () => (
    <Page
      title="Contraste"
      lead={`${contrastPairs.length} pares garantidos em cada tema. O número é o contraste de hoje, calculado aqui; o mínimo é o que o teste exige. Um par que não está na lista não está provado.`}
    >
      <Table caption="Pares garantidos" heads={['Par', 'Mínimo', ...Object.keys(themes)]}>
        {contrastPairs.map(([foreground, background, least]) => (
          <tr key={`${foreground} ${background}`}>
            <th scope="row">
              <Code>
                {foreground} em {background}
              </Code>
            </th>
            <td>{figure(least)}</td>
            {byPath.map(({ name, colours }) => {
              const [ink, paper] = [colours.get(foreground) ?? '', colours.get(background) ?? ''];
              return (
                <td key={name}>
                  {/* A pair may be a border or a bar (3:1), so the letters are a picture here. */}
                  <span className={css.sample} style={{ color: ink, background: paper }} aria-hidden="true">
                    ●
                  </span>{' '}
                  {figure(contrastRatio(ink, paper))}
                </td>
              );
            })}
          </tr>
        ))}
      </Table>
    </Page>
  ),
};

export const Subjects: StoryObj = {
  name: 'Matérias',
  render: () => (
    <Page
      title="Cores das matérias"
      lead="O bloco cheio leva branco em todo tema. O fundo suave e o texto mudam no escuro. Ao lado, o contraste de cada par."
    >
      <ul className={css.tiles} {...listRole}>
        {Object.entries(subjectColours).map(([id, { solid, soft, fg, softDark, fgDark }]) => (
          <li key={id} className={css.tile}>
            <Text look="bodyStrong">{id}</Text>
            {(
              [
                ['#FFFFFF', solid],
                [fg, soft],
                [fgDark, softDark],
              ] as const
            ).map(([ink, paper]) => (
              <span key={paper} className={css.sample} style={{ color: ink, background: paper }}>
                {ink} em {paper} · {figure(contrastRatio(ink, paper))}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Page>
  ),
};
