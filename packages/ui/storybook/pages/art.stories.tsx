import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../../src/components/identity/avatar/avatar.tsx';
import { AVATAR_COUNT, avatarName } from '../../src/components/identity/avatar/avatar-names.ts';
import { Text } from '../../src/components/foundations/text/text.tsx';
import { classes } from '../../src/lib/classes.ts';
import { listRole } from '../../src/lib/list-role.ts';
import * as css from './page.css.ts';
import { Code, Page, Points, Section } from './page.tsx';

export default { title: 'Estilo/Desenhos' } satisfies Meta;

const files = Object.entries(
  import.meta.glob<string>('../../src/art/*.svg', { query: '?url', import: 'default', eager: true }),
).map(([path, url]) => ({ name: path.replace(/^.*\/(.*)\.svg$/, '$1'), url }));

/** By how the file's name begins; a drawing that begins otherwise stands with the others, so that none is missing. */
const families = [
  ['mascot', 'Pipa', 'Cinco humores. Uma por tela, ao lado do texto; nunca dentro de uma questão.'],
  ['boss', 'Breu', 'Cheio, pela metade, quase sem energia. A luz o acalma; ninguém o machuca.'],
  ['game', 'Peças do jogo', 'Estrela, moeda, vida e cadeado, cada peça com um número ou uma palavra ao lado.'],
  ['badge', 'Selos do ranking', 'Sempre com o texto do selo.'],
  ['nivel', 'Níveis', 'Explorador, Guerreiro e Ninja.'],
  ['logo', 'Marca', 'Veja Marca e voz para o espaço ao redor.'],
  ['', 'Outros', 'Cenas e o que mais houver.'],
] as const;

const familyOf = (name: string) => families.find(([start]) => name.startsWith(start))?.[0];

export const Art: StoryObj = {
  name: 'Desenhos',
  render: () => (
    <Page
      title="Desenhos"
      lead="Tudo aqui foi desenhado para a Luneta: poucas formas, redondas, planas. São arquivos, nunca código, para o navegador guardar."
    >
      {families.map(([start, title, text]) => (
        <Section key={title} title={title} text={text}>
          <ul className={css.smallTiles} {...listRole}>
            {files
              .filter(({ name }) => familyOf(name) === start)
              .map(({ name, url }) => (
                <li key={name} className={classes(css.tile, css.centred)}>
                  <img src={url} alt="" height={112} style={{ height: 112, objectFit: 'contain' }} />
                  <Code>{name}</Code>
                </li>
              ))}
          </ul>
        </Section>
      ))}
      <Section title="Regras">
        <Points
          items={[
            'Sobre o azul da marca, a Pipa fica num disco amarelo.',
            'Um desenho que carrega a mensagem tem a mensagem escrita ao lado.',
            'Até 64 pixels usa-se só o rosto da Pipa (mascot-normal.svg#rosto).',
          ]}
        />
      </Section>
    </Page>
  ),
};

export const Crew: StoryObj = {
  name: 'Tripulação',
  render: () => (
    <Page
      title="Tripulação"
      lead={`${AVATAR_COUNT} avatares: 23 bichos do Brasil, cada um com três capacetes. Um código que não existe mostra o primeiro.`}
    >
      <ul className={css.smallTiles} {...listRole}>
        {Array.from({ length: AVATAR_COUNT }, (_, at) => at + 1).map((code) => (
          <li key={code} className={classes(css.tile, css.centred)}>
            <Avatar code={code} size={64} />
            <Text look="caption">{avatarName(code)}</Text>
            <Code>{code}</Code>
          </li>
        ))}
      </ul>
    </Page>
  ),
};
