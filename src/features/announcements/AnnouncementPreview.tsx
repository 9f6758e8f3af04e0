import * as m from '@locales/announcements';
import * as common from '@locales/common';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { AnnouncementDetail } from '@contract/announcements/schema';
import { paragraphsOf } from '@contract/rules/announcement';
import { Section } from '@/components/Section/Section';
import { AnnouncementStrip } from '@/domain/AnnouncementStrip/AnnouncementStrip';

interface AnnouncementPreviewProps {
  readonly announcement: AnnouncementDetail;
}

/** The announcement as it stands in the portal and in the email, in each language that it has. */
export function AnnouncementPreview({ announcement }: AnnouncementPreviewProps) {
  const { title, text, spanishTitle, spanishText } = announcement;
  return (
    <>
      <Section title={m.preview()}>
        <InOneLanguage announcement={announcement} title={title} text={text} />
      </Section>
      {spanishTitle !== '' && (
        <Section title={m.previewSpanish()}>
          <Box lang="es">
            <InOneLanguage announcement={announcement} title={spanishTitle} text={spanishText} />
          </Box>
        </Section>
      )}
    </>
  );
}

interface InOneLanguageProps extends AnnouncementPreviewProps {
  readonly title: string;
  readonly text: string;
}

function InOneLanguage({ announcement, title, text }: InOneLanguageProps) {
  const { announcementNo, severity, channel } = announcement;
  return (
    <>
      {channel !== 'email' && (
        <AnnouncementStrip
          label={title}
          announcements={[{ announcementNo, title, text, severity, isRead: false }]}
        />
      )}
      {channel !== 'portal' && (
        <Card sx={{ p: 2, mt: 2, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {common.email()}
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          {paragraphsOf(text).map((paragraph, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
            <Typography key={at} sx={{ mt: 1 }}>
              {paragraph}
            </Typography>
          ))}
        </Card>
      )}
    </>
  );
}
