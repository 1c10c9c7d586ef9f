// The two live regions of an app. All announcements without focus go through here, so that they queue and do not
// interrupt each other.
import { type ReactNode, createContext, use, useCallback, useRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Says a text to screen readers; results are `assertive`, counters and the rest `polite`. */
export type Announce = (text: string, urgency?: 'polite' | 'assertive') => void;

interface Message {
  id: number;
  text: string;
  urgency: 'polite' | 'assertive';
}

const AnnounceContext = createContext<Announce>(() => undefined);

// Number of kept messages: enough for simultaneous events. Older ones are removed, so that nobody reads outdated
// messages.
const kept = 3;

/** Tells screen readers what changed on the page, in one polite and one urgent region. Put once around an app. */
export const Announcer = ({
  children,
}: {
  /** The app; everything inside can call `useAnnounce`. */
  children: ReactNode;
}): ReactNode => {
  const [messages, setMessages] = useState<readonly Message[]>([]);
  const nextId = useRef(0);
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    nextId.current += 1;
    const message = { id: nextId.current, text, urgency };
    setMessages((before) => [...before, message].slice(-kept));
  }, []);
  const region = (urgency: Message['urgency']) =>
    messages.filter((message) => message.urgency === urgency).map((message) => <p key={message.id}>{message.text}</p>);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden as="div">
        <div role="status">{region('polite')}</div>
        <div role="alert">{region('assertive')}</div>
      </VisuallyHidden>
    </AnnounceContext>
  );
};

/** The announcer of the app around; silent when there is none. */
export const useAnnounce = (): Announce => use(AnnounceContext);
