import type { Meta, StoryObj } from '@storybook/react-vite';
import { Note } from '../../src/components/feedback/note/note.tsx';
import { Stack } from '../../src/components/foundations/layout/layout.tsx';
import { Logo } from '../../src/components/foundations/logo/logo.tsx';
import { Heading } from '../../src/components/foundations/text/heading.tsx';
import { Text } from '../../src/components/foundations/text/text.tsx';
import { ThemeProvider } from '../../src/components/foundations/theme-provider/theme-provider.tsx';
import { Pipa } from '../../src/components/identity/pipa/pipa.tsx';
import breu from '../../src/art/boss-media.svg';
import * as css from './page.css.ts';
import { Page, Points, Section } from './page.tsx';

export default { title: 'Luneta/Marca e voz' } satisfies Meta;

const Pair = ({ yes, no }: { yes: readonly string[]; no: readonly string[] }) => (
  <div className={css.columns}>
    <Note tone="success" title="Assim">
      <Points items={yes} />
    </Note>
    <Note tone="danger" title="Assim não">
      <Points items={no} />
    </Note>
  </div>
);

export const Brand: StoryObj = {
  name: 'Marca e voz',
  render: () => (
    <Page title="Marca e voz" lead="Estudar é olhar o céu: cada assunto que você entende acende uma estrela.">
      <Section title="O nome">
        <Text measure>
          Uma luneta aproxima o que está longe. O nome tem seis letras e nenhum acento, cabe no endereço e na fala, e
          quem ainda não conhece a palavra aprende com o desenho: uma luneta que alcança uma estrela.
        </Text>
      </Section>
      <Section title="Pipa e Breu">
        <div className={css.columns}>
          <div className={css.tile}>
            <Pipa size={132} />
            <Heading look="h3">Pipa</Heading>
            <Text>
              Capivara astronauta, calma e curiosa, do seu lado. A antena dela é uma pipa, que sobe, dança ou murcha
              conforme o humor. Ela não dá bronca: quando algo dá errado, mostra o próximo passo.
            </Text>
          </div>
          <div className={css.tile}>
            <img src={breu} alt="" height={132} style={{ height: 132, alignSelf: 'start' }} />
            <Heading look="h3">Breu</Heading>
            <Text>
              O escuro entre as estrelas. Tem um olho só e mais travessura que maldade. Cada resposta certa acende uma
              luz dentro dele; no fim fica pálido, tonto e inofensivo. Sem sangue e sem armas.
            </Text>
          </div>
        </div>
      </Section>
      <Section title="Princípios">
        <Points
          items={[
            <>
              <b>Um próximo passo.</b> Cada tela tem um só botão cheio.
            </>,
            <>
              <b>Calma na prova.</b> Tema quieto, nenhum personagem na questão, nenhuma animação além da troca. A
              diversão mora no estudo, nos resultados e nos estados vazios.
            </>,
            <>
              <b>A Pipa não culpa.</b> Vida perdida, fase não vencida, nota baixa: apoio e uma ação. Ninguém perde
              sequência de dias, ninguém “abandona a Pipa”.
            </>,
            <>
              <b>Nunca só a cor.</b> Todo estado tem também forma, ícone ou palavra.
            </>,
            <>
              <b>Jogo limpo.</b> Moedas se ganham, não se vendem. O preço aparece antes do toque. Nada de sorteio, de
              oferta com relógio, de vídeo que começa sozinho. Recusar é tão fácil quanto aceitar.
            </>,
            <>
              <b>Discrição no ranking.</b> Nome social, ou primeiro nome e inicial. Avatares são desenhos. Quem não tem
              nome aparece como “Sem nome”.
            </>,
            <>
              <b>O telefone barato primeiro.</b> Tela de 360, rede lenta, vidro trincado ao sol: letra de 16, alvo de
              44, contraste de 4,5.
            </>,
          ]}
        />
      </Section>
      <Section
        title="Voz"
        text="Você, no presente, em frases curtas. O título diz o resultado; a linha seguinte diz o que fazer. Brincamos sem infantilizar, e sem gíria que envelhece."
      >
        <Pair
          yes={[
            'Boa! Você usou bem a fórmula.',
            'Não foi possível salvar. Verifique a conexão e tente de novo.',
            'Faltam 3 questões.',
            'Sair da prova? Suas respostas estão salvas.',
          ]}
          no={[
            'Você é um gênio!',
            'Erro 500: falha inesperada na requisição.',
            'Corre que o tempo está acabando!!!',
            'Tem certeza? A Pipa vai ficar triste.',
          ]}
        />
        <Points
          items={[
            'Elogie o esforço e a estratégia, não o talento.',
            'Um erro conta o que houve e o que fazer. “Eita!” e “Ops...” só em páginas inteiras.',
            'Frase que está na especificação fica letra por letra.',
            'Números à brasileira: 642,8 e 75%. Nota com uma casa.',
            'Horas como 14h30; prazos como “28 de nov. às 14h30”. Ordinais: 1º, 2ª série.',
          ]}
        />
      </Section>
      <Section
        title="A marca"
        text="Deixe ao redor dela um espaço igual à largura da estrela (o tracejado). Funciona a partir de 16 pixels."
      >
        <div className={css.columns}>
          <ThemeProvider tema="claro" page={false}>
            <div className={css.tile}>
              <div className={css.clear}>
                <Logo variant="horizontal" label="Luneta" height={64} />
              </div>
            </div>
          </ThemeProvider>
          <ThemeProvider tema="plano" page={false}>
            <div className={css.tile}>
              <div className={css.clear}>
                <Logo variant="horizontalOnDark" label="Luneta" height={64} />
              </div>
            </div>
          </ThemeProvider>
        </div>
        <Pair
          yes={['A versão clara sobre escuro, a escura sobre claro.', 'O símbolo sozinho só onde o nome já apareceu.']}
          no={[
            'Esticar, girar, trocar as cores ou pôr sombra.',
            'Escrever “luneta” com outra letra ao lado do símbolo.',
          ]}
        />
      </Section>
      <Stack gap="e8">
        <Text tone="muted" look="small">
          O nome do produto vive numa só constante, porque outras palavras nascem dele, como “Impacto Luneta”.
        </Text>
      </Stack>
    </Page>
  ),
};
