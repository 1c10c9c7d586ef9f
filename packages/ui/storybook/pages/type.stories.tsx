import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../src/components/foundations/text/text.tsx';
import { listRole } from '../../src/lib/list-role.ts';
import { type } from '../../src/theme/scale.ts';
import * as css from './page.css.ts';
import { Code, Page, Points, Section } from './page.tsx';

export default { title: 'Estilo/Letras' } satisfies Meta;

const samples: Readonly<Record<keyof typeof type, string>> = {
  numXl: '642,8',
  display: 'FASE CONCLUÍDA!',
  h1: 'Seus resultados',
  h2: 'Entregar a prova?',
  h3: 'Ciências da Natureza',
  cardTitle: 'Leis de Newton',
  question: 'Um corpo de 2 kg cai de uma altura de 5 m. Com que velocidade ele chega ao chão?',
  body: 'Escolha a língua estrangeira antes de começar.',
  bodyStrong: 'Ana Beatriz de Oliveira',
  small: '3ª série · Turma A · Manhã',
  smallStrong: '12 de 45 respondidas',
  caption: 'Nota de 0 a 1000',
  captionStrong: 'Margem de erro: 21 pontos',
  tab: 'Avaliações',
  button: 'RESPONDER',
  buttonSm: 'Ver detalhes',
  numMd: '14:59',
};

export const Type: StoryObj = {
  name: 'Letras',
  render: () => (
    <Page
      title="Letras"
      lead="Gabarito dá voz aos títulos, números e botões; foi desenhada no Brasil. Public Sans é o texto: distingue I, l e 1, e tem o zero limpo, que não se confunde na matemática."
    >
      <Section
        title="Estilos"
        text="Os tamanhos que crescem com a tela vão do valor para 360 ao valor para 1280 pixels. Mude a tela na barra de cima e veja."
      >
        <ul className={css.tiles} style={{ gridTemplateColumns: 'minmax(0, 1fr)' }} {...listRole}>
          {Object.entries(type).map(([name, style]) => (
            <li key={name} className={css.tile}>
              <span style={style}>{samples[name as keyof typeof type]}</span>
              <Code>
                {name} · {style.fontSize} · linha {style.lineHeight} · peso {style.fontWeight}
              </Code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Regras">
        <Points
          items={[
            'Texto para ler tem de 45 a 68 letras por linha.',
            'Número que muda usa algarismos de largura igual, para nada pular.',
            'Maiúsculas só onde a especificação escreve assim (RESPONDER, ATACAR); nunca por estilo.',
            'O texto de questões e cursos segue o tamanho de leitura de cada pessoa.',
            'As letras vêm do nosso próprio servidor; enquanto não chegam, as substitutas têm as mesmas medidas.',
          ]}
        />
        <Text look="question" measure>
          Para conferir: ã õ ç á é í ó ú â ê ô à ü º ª “aspas” – meia-risca, × ÷ ±, Il1 O0.
        </Text>
      </Section>
    </Page>
  ),
};
