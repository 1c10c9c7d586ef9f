import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../src/components/actions/button/button.tsx';
import { Note } from '../../src/components/feedback/note/note.tsx';
import { Code, Page, Place, Points, Section } from './page.tsx';

export default { title: 'Luneta/Acessibilidade' } satisfies Meta;

export const Accessibility: StoryObj = {
  name: 'Acessibilidade',
  render: () => (
    <Page
      title="Acessibilidade"
      lead="Cada aluno chega ao mesmo lugar: com o dedo, o teclado, a voz de um leitor de tela, a letra aumentada ou sem animações."
    >
      <Section title="O que todo componente promete">
        <Points
          items={[
            'Tem nome. O tipo recusa um botão de ícone, um diálogo ou uma região sem ele.',
            'Funciona só com o teclado, com o foco sempre à vista: um anel de 3 pixels.',
            'Não depende da cor: certo e errado têm ícone e palavra.',
            'Tem alvo de 44 pixels para tudo o que um aluno toca.',
            'Tem contraste provado: 4,5 para texto, 7 para o que se lê por muito tempo, 3 para bordas e desenhos.',
            'Fica parado para quem pede menos movimento.',
            'Cabe em 320 pixels e com texto a 200%, sem rolar para o lado.',
          ]}
        />
      </Section>
      <Section
        title="Elementos do próprio navegador primeiro"
        text="Diálogo é dialog, escolha é radio ou select, parte que abre é um botão dentro de um título. Assim o botão Voltar do Android fecha a janela, e não a página."
      >
        <Note tone="info">
          Tab percorre os controles. Setas andam dentro de um grupo. Espaço e Enter usam. Esc fecha. F6 leva aos avisos.
        </Note>
        <div>
          <Button variant="secondary">Dê Tab até aqui e veja o anel</Button>
        </div>
      </Section>
      <Section title="Textos para quem ouve">
        <Points
          items={[
            'Um título de nível 1 por página; a troca de rota leva o foco a ele.',
            'Resultado se anuncia na hora; contadores, com calma; o relógio, só nos marcos.',
            'Desenho ao lado de texto se cala. Desenho que diz algo sozinho tem nome.',
            'Erro: primeiro no campo, depois no resumo, depois na janela, no aviso, na página.',
          ]}
        />
      </Section>
      <Section title="O que as máquinas conferem, e o que não">
        <Points
          items={[
            <>
              Cada história passa pelo axe nos três temas (<Code>stories.test.tsx</Code>), e cada alvo é medido (
              <Code>targets.test.tsx</Code>).
            </>,
            <>
              Cada par de cores é calculado: veja <Place to="story/estilo-cores--contrast">Contraste</Place>.
            </>,
            'Se a ordem de leitura faz sentido, se as palavras se entendem e se o foco foi para onde a pessoa espera, só uma pessoa confere. Antes de entregar: Tab do começo ao fim, um leitor de tela, texto a 200%, telefone deitado.',
          ]}
        />
      </Section>
    </Page>
  ),
};
