/** One question of the list as a student sees it: beside the list, or over it on a narrow screen. */
import type { QuestaoGestao } from '@luneta/api-client';
import { ButtonLink, Note, Text } from '@luneta/ui';
import { PenLine } from '@luneta/ui/icons';

import { paths } from '../../../shared/paths.ts';
import { QuestaoDrawer } from '../../../shared/questao/questao-drawer.tsx';
import { copy } from '../copy.ts';

const words = copy.previa;

export type PreviaProps = { banco_questao_id: number; onClose: () => void };

export const Previa = ({ banco_questao_id, onClose }: PreviaProps) => (
  <QuestaoDrawer banco_questao_id={banco_questao_id} beside onClose={onClose}>
    {(questao) => <Facts questao={questao} />}
  </QuestaoDrawer>
);

function Facts({ questao }: { questao: QuestaoGestao }) {
  return (
    <>
      {questao.lacrada && <Note tone="locked">{words.lacrada}</Note>}
      <Text look="small" tone="muted">
        {[questao.codigo, ...questao.habilidades.map(({ codigo }) => codigo), questao.autor_nome]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <ButtonLink
        variant="secondary"
        size="sm"
        block
        {...(questao.editavel ? { icon: PenLine } : {})}
        href={paths.questaoEditor(questao.banco_questao_id)}
      >
        {questao.editavel ? words.edit : words.read}
      </ButtonLink>
    </>
  );
}
