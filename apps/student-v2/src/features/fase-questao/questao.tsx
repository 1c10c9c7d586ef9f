import type { Questao as QuestaoData, RoteiroFase } from '@luneta/api-client';
import { alternativasOf, itemRespostaOf } from '@luneta/domain';
import { Note, Options, QuestionCard, Stack } from '@luneta/ui';

import { useReadingTools } from '../../shared/trilha/use-reading-tools.ts';
import { copy } from './copy.ts';
import { useJudgedInSight } from './use-judged-in-sight.ts';

export type QuestaoProps = {
  fase: RoteiroFase;
  item: RoteiroFase['items'][number];
  questao: QuestaoData;
  selected: number | null;
  onSelect: (value: number | null) => void;
  /** The answer waits to be sent, or is on its way. */
  underWay: boolean;
  mayWrite: boolean;
};

/** The question and its alternatives: to be answered, judged, or only to be read. */
export function Questao(props: QuestaoProps) {
  const { fase, item, questao, mayWrite } = props;
  const tools = useReadingTools();
  const locked = item.item_resposta === null && !(fase.trilha_aberta && mayWrite);
  const judged = useJudgedInSight(item.item_resposta !== null && item.gabarito !== null);
  return (
    <QuestionCard
      title={fase.info.objeto_conhecimento}
      subject={fase.info.materia}
      html={questao.enunciado}
      tools={{ ...tools, smaller: copy.smaller, larger: copy.larger }}
    >
      <Stack gap="e16">
        {/* Before the alternatives: below them the foot of the screen would hide why nothing can be pressed. */}
        {locked && (
          <Note tone={fase.trilha_aberta ? 'reading' : 'locked'}>
            {fase.trilha_aberta ? copy.readOnly : copy.closed}
          </Note>
        )}
        <div ref={judged}>
          <Alternatives {...props} />
        </div>
      </Stack>
    </QuestionCard>
  );
}

function Alternatives({ fase, item, questao, selected, onSelect, underWay, mayWrite }: QuestaoProps) {
  const options = alternativasOf(questao);
  const label = copy.options(item.ordem);
  if (item.item_resposta !== null && item.gabarito !== null)
    return (
      <Options
        mode="review"
        label={label}
        options={options}
        selected={item.item_resposta}
        correct={itemRespostaOf(item.gabarito)}
      />
    );
  if (item.item_resposta !== null || !fase.trilha_aberta || !mayWrite)
    return <Options mode="readonly" label={label} options={options} selected={item.item_resposta} />;
  return (
    <Options
      mode="answer"
      label={label}
      options={options}
      selected={selected}
      onChange={onSelect}
      stopped={underWay ? { why: 'offline', text: copy.waiting.options } : undefined}
    />
  );
}
