import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pipa } from '../../src/components/identity/pipa/pipa.tsx';
import { Heading } from '../../src/components/foundations/text/heading.tsx';
import { Text } from '../../src/components/foundations/text/text.tsx';
import * as css from './page.css.ts';
import { Code, Page, Place, Points, Section } from './page.tsx';

export default { title: 'Luneta/Comece aqui' } satisfies Meta;

export const Start: StoryObj = {
  name: 'Comece aqui',
  render: () => (
    <Page
      title="Comece aqui"
      lead="Este livro mostra tudo o que aparece nas telas da Luneta: as cores, as letras, os desenhos e cada componente, em todos os estados. Se algo não está aqui, ainda não existe."
    >
      <div className={css.hero}>
        <div className={css.disc}>
          <Pipa mood="feliz" size={132} />
        </div>
        <div className={css.heroWords}>
          <Heading>Esta é a Pipa</Heading>
          <Text>
            Ela guia quem estuda. Você vai encontrá-la nos resultados e nos estados vazios, nunca dentro de uma questão.
          </Text>
        </div>
      </div>
      <Section title="Por onde ir">
        <Points
          items={[
            <>
              Procura um componente? <Place to="story/luneta-qual-componente--which">Qual componente?</Place> entende
              português e inglês, e diz quando usar cada um.
            </>,
            <>
              Vai escrever uma frase ou escolher um desenho?{' '}
              <Place to="story/luneta-marca-e-voz--brand">Marca e voz</Place> conta como falamos.
            </>,
            <>
              Precisa de uma cor, um espaço, um tempo? Está em <Place to="story/estilo-cores--colours">Estilo</Place>,
              com o contraste de cada par.
            </>,
            <>
              Quer ver os componentes juntos? <Place to="story/telas-aluno-versão-1--home">Telas</Place> mostra as
              principais, e <Place to="story/padrões-lista--rules">Padrões</Place> diz como fazer uma lista, um
              formulário e uma tela de prova.
            </>,
            <>
              Para experimentar sem instalar nada, há um lugar para{' '}
              <Place to="story/luneta-combinar-por-código--combine">combinar por código</Place>.
            </>,
            <>
              Antes de entregar, passe por <Place to="story/luneta-acessibilidade--accessibility">Acessibilidade</Place>
              .
            </>,
          ]}
        />
      </Section>
      <Section
        title="A barra de cima"
        text="O que você escolhe nela vale para a página aberta e para todas as que abrir depois."
      >
        <Points
          items={[
            'Tema: Claro (versão 2 e equipe), Roteiro (versão 1, estudo) e Plano (cenas escuras).',
            'Tela: a área toda, telefone de 360, telefone estreito de 320, telefone deitado e computador de 1280.',
            'Movimento: como fica para quem pede menos animações.',
            'Leitura: o tamanho do texto das questões, de 90% a 150%.',
            'Densidade: a compacta é a da equipe.',
          ]}
        />
      </Section>
      <Section title="Como ler a página de um componente">
        <Points
          items={[
            <>
              <b>States</b> é a folha com todas as variantes e estados, nomes longos e extremos. É ela que os testes
              olham, nos três temas.
            </>,
            <>
              <b>Keyboard</b> percorre o componente só com o teclado. Tem essa história tudo o que tem mais de um
              controle, setas ou Esc.
            </>,
            <>
              <b>Docs</b> explica cada propriedade. Tudo o que se pode importar está em{' '}
              <Code>packages/ui/src/index.ts</Code>.
            </>,
          ]}
        />
      </Section>
      <Section title="Para usar em uma tela">
        <Points
          items={[
            'Uma tela só compõe componentes: não tem estilo próprio, e nenhum componente aceita className.',
            'As palavras vêm da tela, por propriedades; o nome para leitores de tela é obrigatório no tipo.',
            <>
              Componentes vêm de <Code>@luneta/ui</Code>, ícones de <Code>@luneta/ui/icons</Code>, medidas e cores de{' '}
              <Code>@luneta/ui/theme</Code>.
            </>,
          ]}
        />
      </Section>
    </Page>
  ),
};
