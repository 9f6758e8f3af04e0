import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import type { ContactTicket } from '@contract/contact/schema';
import { longestMessage, messageProblem } from '@contract/rules/contactMessage';
import * as m from '@locales/contact';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import type { AsyncResult } from '@/data/asyncResult';
import { MessageCard } from '@/domain/MessageCard/MessageCard';
import { ErrorSummary } from '@/forms/ErrorSummary';
import { FormSubmit } from '@/forms/FormSubmit';
import { FormTextArea } from '@/forms/FormTextArea';
import { submitting } from '@/forms/submit';

export interface OwnMessagesProps {
  readonly messages: AsyncResult<{ readonly tickets: readonly ContactTicket[] }>;
  /** Sends an answer in the thread of a message; refused where it does not go. */
  readonly onAnswer: (ticketNo: string, text: string) => Promise<void>;
  /** IANA zone in which times are told. */
  readonly zone: string;
}

const AT_FIRST = 3;

/** What the customer wrote, newest first, with what came of it. */
export function OwnMessages({ messages, onAnswer, zone }: OwnMessagesProps) {
  const { data, state, problem, retry } = messages;
  const [all, setAll] = useState(false);
  const tickets = data?.tickets ?? [];
  return (
    <Box component="section" aria-labelledby="own-messages">
      <Typography component="h2" variant="h3" id="own-messages" sx={{ mb: 1.5 }}>
        {m.yourMessages()}
      </Typography>
      <AsyncBoundary
        state={data && tickets.length === 0 ? 'empty' : state}
        skeleton={<Skeleton variant="rounded" sx={{ height: 128 }} />}
        error={problem && { title: m.messagesFailed(), ...problem }}
        onRetry={retry}
        empty={
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {m.noMessages()}
          </Typography>
        }
      >
        <Box component="ul" sx={list}>
          {tickets.slice(0, all ? undefined : AT_FIRST).map((ticket) => (
            <MessageCard key={ticket.ticketNo} ticket={ticket} zone={zone}>
              <Answer ticket={ticket} onAnswer={onAnswer} />
            </MessageCard>
          ))}
        </Box>
        {!all && tickets.length > AT_FIRST && (
          <Button onClick={() => setAll(true)} sx={{ mt: 1 }}>
            {m.showMore({ count: tickets.length - AT_FIRST })}
          </Button>
        )}
      </AsyncBoundary>
    </Box>
  );
}

interface AnswerProps extends Pick<OwnMessagesProps, 'onAnswer'> {
  readonly ticket: ContactTicket;
}

/** Answers in the thread; the field is named by the message, of which there are several on the page. */
function Answer({ ticket: { ticketNo, status }, onAnswer }: AnswerProps) {
  return (
    <Formik
      initialValues={{ [ticketNo]: '' }}
      validate={(values) => {
        const problem = messageProblem(values[ticketNo]!);
        return problem === undefined ? {} : { [ticketNo]: problem };
      }}
      onSubmit={(values, form) =>
        submitting(async (entered: typeof values) => {
          await onAnswer(ticketNo, entered[ticketNo]!);
          form.resetForm();
        })(values, form)
      }
    >
      <Form noValidate>
        <Box sx={{ mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
          <Box sx={{ width: '100%' }}>
            <ErrorSummary fields={[ticketNo]} />
            <FormTextArea
              name={ticketNo}
              label={m.answerField()}
              hint={status === 'done' ? m.answerReopens() : undefined}
              max={longestMessage}
              rows={3}
            />
          </Box>
          <FormSubmit sending={m.sendingAnswer()}>{m.sendAnswer()}</FormSubmit>
        </Box>
      </Form>
    </Formik>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;
