// The pattern of an exam's screen: one question, the time, and nothing that distracts.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import {
  AppFrame,
  Confirm,
  Content,
  ExamBar,
  Note,
  Options,
  QuestionCard,
  QuestionGrid,
  QuestionNav,
  SavedIndicator,
  Stack,
  Timer,
  useMediaQuery,
  WithPanel,
  Card,
} from '../../src/index.ts';
import { from } from '../../src/theme/scale.ts';
import { Page, Points, Section } from '../pages/page.tsx';
import { idle } from '../screens/frames.tsx';

export default { title: 'Padrões/Tela de prova' } satisfies Meta;

export const Rules: StoryObj = {
  name: 'Como fazer',
  render: () => (
    <Page title="Tela de prova" lead="A questão, o tempo e a certeza de que a resposta está guardada.">
      <Section title="Na tela">
        <Points
          items={[
            'No alto, a saída, quantas foram respondidas e o tempo. No pé, a anterior e a próxima.',
            'Nenhum personagem, nenhuma moeda, nenhuma animação além da troca de questão.',
            'Escolher já guarda. O estado do envio está escrito, e sem conexão a prova continua.',
            'O tempo não é lido a cada segundo: só nos avisos de 10, 5 e 1 minuto.',
            'Ao trocar de questão, o foco vai para o título dela; na tela larga, o mapa fica ao lado.',
          ]}
        />
      </Section>
      <Section title="Sair e entregar">
        <Points
          items={[
            'Sair diz o que acontece com as respostas antes de perguntar; ficar é a resposta segura.',
            'Entregar passa pela conferência: o que está em branco é um atalho, não uma bronca.',
            'A hora é a do servidor. O aparelho com relógio errado não ganha nem perde tempo.',
          ]}
        />
      </Section>
    </Page>
  ),
};

const texts = ['20 N', '32 N', '40 N', '80 N', '100 N'];

const ExamScreen = ({ online = true, seconds = 4_320 }: { online?: boolean; seconds?: number }) => {
  const [answer, setAnswer] = useState<number | null>(null);
  const [leaving, setLeaving] = useState(false);
  const wide = useMediaQuery(from.wide);
  const answered = answer === null ? 37 : 38;
  return (
    <>
      <AppFrame
        skipLabel="Pular para a questão"
        banner={
          <ExamBar
            label="Prova em andamento"
            exit="Sair da avaliação"
            onExit={() => setLeaving(true)}
            answered={answered}
            total={90}
            answeredWord="respondidas"
            timer={<Timer label="Tempo restante" seconds={seconds} version={2} />}
            status={
              <SavedIndicator state={online ? 'saved' : 'offline'} text={online ? 'Salvo' : 'Guardado no aparelho'} />
            }
            finish="Finalizar Avaliação"
            finishShort="Finalizar"
            onFinish={idle}
          />
        }
      >
        <Content>
          <WithPanel
            label="Todas as questões"
            underBar
            panel={
              wide && (
                <Card>
                  <QuestionGrid
                    label="Questões"
                    pageSize={16}
                    currentId={5}
                    onChange={idle}
                    items={Array.from({ length: 16 }, (_, index) => ({
                      id: index + 1,
                      number: index + 1,
                      state: index < 4 || (index === 4 && answer !== null) ? 'respondida' : 'branco',
                    }))}
                  />
                </Card>
              )
            }
          >
            <Stack gap="e16">
              {!online && (
                <Note tone="warning">
                  Você está sem conexão. Continue: as respostas serão enviadas quando ela voltar.
                </Note>
              )}
              <QuestionCard
                title="Questão 5"
                subject="Física"
                html="<p>Um bloco de 8 kg é puxado sobre um piso sem atrito e ganha 4 m/s de velocidade a cada segundo. Qual é a força resultante sobre ele?</p>"
              >
                <Options
                  mode="answer"
                  label="Alternativas da questão 5"
                  options={texts.map((text, index) => ({ value: index + 1, html: text }))}
                  selected={answer}
                  onChange={setAnswer}
                  clear="Limpar resposta"
                />
              </QuestionCard>
            </Stack>
          </WithPanel>
        </Content>
        <QuestionNav
          label="Navegação entre questões"
          previous="Anterior"
          next="Próxima"
          onPrevious={idle}
          onNext={idle}
          besideColumn
        />
      </AppFrame>
      <Confirm
        open={leaving}
        title="Sair da prova?"
        cancelLabel="Continuar na prova"
        confirmLabel="Sair"
        prefer="cancel"
        onCancel={() => setLeaving(false)}
        onConfirm={() => setLeaving(false)}
      >
        Suas respostas estão salvas. O tempo continua correndo.
      </Confirm>
    </>
  );
};

export const Example: StoryObj = { name: 'Exemplo', render: () => <ExamScreen /> };
export const Offline: StoryObj = {
  name: 'Sem conexão, no fim do tempo',
  render: () => <ExamScreen online={false} seconds={540} />,
};

/** Choosing counts at once; leaving asks, and staying is the safe answer. */
export const Leaving: StoryObj = {
  ...Example,
  name: 'Responder e sair',
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: /32 N/u }));
    await expect(screen.getByText(/38/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sair da avaliação' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar na prova' }));
  },
};
