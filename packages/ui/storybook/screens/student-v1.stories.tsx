// Screens of version 1 as the design shows them, made of components and data of our own: what to copy when one is built.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import {
  ActionBar,
  AppFrame,
  AreaCards,
  BossHorizon,
  Button,
  ButtonLink,
  Content,
  GameBar,
  GameHeader,
  Options,
  PhaseMap,
  QuestionCard,
  RewardScene,
  Select,
  Stack,
  Steps,
  StudyCard,
  SubjectHead,
  ThemeProvider,
} from '../../src/index.ts';
import { ChevronRight } from '../../src/icons.ts';
import { counters, Game, idle } from './frames.tsx';

export default { title: 'Telas/Aluno, versão 1' } satisfies Meta;

const areas = [
  { id: 1, name: 'Linguagens', stars: { value: 21, of: 36 }, bosses: { value: 1, of: 4 } },
  { id: 2, name: 'Matemática', stars: { value: 42, of: 60 }, bosses: { value: 2, of: 3 } },
  { id: 3, name: 'Natureza', stars: { value: 33, of: 54 }, bosses: { value: 1, of: 3 } },
  { id: 4, name: 'Humanas', stars: { value: 32, of: 54 }, bosses: { value: 0, of: 4 } },
];

const HomeScreen = () => {
  const [area, setArea] = useState(2);
  const [cycle, setCycle] = useState('2');
  return (
    <Game>
      <GameHeader label="Suas conquistas" start={{ greeting: { text: 'Boa tarde,', name: 'Marina' } }} {...counters} />
      <Content>
        <Stack gap="e24">
          <AreaCards
            legend="Selecione a Área do Conhecimento"
            areas={areas}
            value={area}
            onChange={setArea}
            end={
              <Select
                label="Ciclo"
                hideLabel
                value={cycle}
                onChange={setCycle}
                options={[
                  { value: '1', label: 'Ciclo 01' },
                  { value: '2', label: 'Ciclo 02' },
                ]}
              />
            }
          />
          <StudyCard
            materia="Matemática"
            href="#matematica"
            description="Álgebra e funções"
            planned="Prevista para 28 de nov."
            progress={{ answered: 29, total: 50 }}
            phases={{ done: 6, total: 12, label: '6 de 12 fases' }}
            boss={{ status: 'bloqueado', text: 'Boss Bloqueado' }}
          />
          <StudyCard
            materia="Física"
            href="#fisica"
            description="Movimento uniforme"
            planned="Prevista para 4 de dez."
            progress={{ answered: 8, total: 40 }}
            phases={{ done: 2, total: 10, label: '2 de 10 fases' }}
          />
        </Stack>
      </Content>
    </Game>
  );
};

/** Greeting, areas of knowledge, and where I stopped in each subject. */
export const Home: StoryObj = { name: 'Início', render: () => <HomeScreen /> };

const names = ['Razão', 'Proporção', 'Porcentagem', 'Juros', 'Equações', 'Sistemas', 'Função do 1º grau'];
const stars = [3, 3, 2, 3, 3, 1, 0] as const;
const phases = Array.from({ length: 12 }, (_, index) => ({
  id: index + 1,
  number: index + 1,
  name: names[index] ?? `Fase ${index + 1}`,
  stars: stars[index] ?? 0,
  state: index < 6 ? ('feita' as const) : index === 6 ? ('atual' as const) : ('bloqueada' as const),
  href: `#fase-${index + 1}`,
}));

/** The phases as a path among the stars, with the Boss where it ends. */
export const Subject: StoryObj = {
  name: 'Mapa da matéria',
  render: () => (
    <Game>
      <GameHeader
        label="Suas conquistas"
        start={{ back: { label: 'Voltar ao início', href: '#inicio' } }}
        {...counters}
      >
        <SubjectHead
          kind="Roteiro de estudo"
          materia="Matemática"
          progress={{ value: 29, of: 50, unit: 'itens', label: 'Progresso em Matemática', words: '29 de 50 itens' }}
        />
      </GameHeader>
      <PhaseMap
        label="Fases de Matemática"
        materia="Matemática"
        phases={phases}
        onLocked={idle}
        boss={
          <BossHorizon
            status="bloqueado"
            title="Boss de Matemática"
            text="Termine os desafios para desbloquear o Boss!"
            materia="Matemática"
          />
        }
      />
    </Game>
  ),
};

const texts = ['R$ 17,00', 'R$ 32,00', 'R$ 48,00', 'R$ 60,00', 'R$ 68,00'];

const ExerciseScreen = () => {
  const [answer, setAnswer] = useState<number | null>(2);
  return (
    <ThemeProvider tema="roteiro" page="frame">
      <AppFrame
        skipLabel="Pular para o conteúdo"
        banner={<GameBar label="Fase em andamento" exit={{ label: 'Sair da fase', href: '#mapa' }} {...counters} />}
      >
        <Content width="reading">
          <Stack gap="e16">
            <Steps
              label="Etapa 2/3"
              steps={['Mídia', 'Exercícios', 'Resultado']}
              current={2}
              part={0.5}
              detail="Questão 3 de 6"
            />
            <QuestionCard
              quiet
              title="Questão 3 de 6"
              subject="Função do 1º grau"
              meta="Função do 1º grau"
              html="<p>Uma bicicletaria cobra R$ 12,00 fixos mais R$ 5,00 por hora de aluguel. Quanto paga quem aluga por 4 horas?</p>"
            />
            <Options
              mode="answer"
              label="Alternativas da questão 3"
              options={texts.map((text, index) => ({ value: index + 1, html: text }))}
              selected={answer}
              onChange={setAnswer}
            />
          </Stack>
        </Content>
        <ActionBar>
          <Button block disabled={answer === null}>
            RESPONDER
          </Button>
        </ActionBar>
      </AppFrame>
    </ThemeProvider>
  );
};

/** Calm before the answer: no character, one button. */
export const Exercise: StoryObj = { name: 'Exercício', render: () => <ExerciseScreen /> };

/** How a phase ended: what was won, and the next step. */
export const PhaseDone: StoryObj = {
  name: 'Fase concluída',
  render: () => (
    <ThemeProvider tema="plano" page="frame">
      <main>
        <RewardScene
          result="win"
          title="FASE CONCLUÍDA!"
          text="Capítulo 4 · Função do 1º grau"
          estrelas={3}
          moedas={120}
          actions={
            <>
              <ButtonLink href="#proxima" variant="game" iconEnd={ChevronRight} block>
                PRÓXIMA FASE
              </ButtonLink>
              <ButtonLink href="#mapa" variant="text" block>
                Voltar ao mapa
              </ButtonLink>
            </>
          }
        />
      </main>
    </ThemeProvider>
  ),
};
