import type { ReactNode } from 'react';
import { Note } from '../../feedback/note/note.tsx';

export interface ClosedRoadmapNoticeProps {
  /** 'Interações desativadas'. */
  title: string;
  /** Before the date: "Roteiro encerrado em". */
  text: string;
  /** `data_fim` as shown and as machines read it. */
  date: { text: string; value: string };
}

/** The roadmap ended: everything can be read, nothing can be done. */
export const ClosedRoadmapNotice = ({ title, text, date }: ClosedRoadmapNoticeProps): ReactNode => (
  <Note tone="locked" title={title}>
    {text} <time dateTime={date.value}>{date.text}</time>
  </Note>
);
