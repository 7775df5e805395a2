import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import type { components } from '../api/schema';
import { ImageInput } from '../components/image/image-input';
import { LanguageColumns } from '../components/inputs/language-columns';
import { atLeast } from '../components/inputs/rules';
import { keepText, textOrNull } from '../components/inputs/text';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';

type NewEvent = components['schemas']['CreateEventDto'];

export const eventDefaults = {
  title: '',
  titleEn: '',
  description: '',
  descriptionEn: '',
  location: '',
  locationEn: null,
  eventDate: null,
  endDate: null,
  imageUrl: null,
  registrationLink: null,
};

// What is typed is in these languages, whichever the panel speaks.
const hr = { htmlInput: { lang: 'hr' } };
const en = { htmlInput: { lang: 'en' } };
const url = { htmlInput: { inputMode: 'url' as const } };

export const eventRules = {
  title: atLeast(3, 'admin.events.validation.title'),
  titleEn: atLeast(3, 'admin.events.validation.titleEn'),
  description: atLeast(10, 'admin.events.validation.description'),
  descriptionEn: atLeast(10, 'admin.events.validation.descriptionEn'),
  location: atLeast(1, 'admin.events.validation.location'),
  eventDate: atLeast(1, 'admin.events.validation.eventDate'),
};

/** What the API takes, of the form's values. */
export function eventFromForm(values: Partial<NewEvent>): NewEvent {
  return {
    title: keepText(values.title),
    titleEn: keepText(values.titleEn),
    description: keepText(values.description),
    descriptionEn: keepText(values.descriptionEn),
    location: keepText(values.location),
    locationEn: textOrNull(values.locationEn),
    eventDate: keepText(values.eventDate),
    endDate: textOrNull(values.endDate),
    imageUrl: textOrNull(values.imageUrl),
    registrationLink: textOrNull(values.registrationLink),
  };
}

export function EventsInputs() {
  return (
    <>
      <LanguageColumns
        hr={
          <>
            <TextInput
              source="title"
              parse={keepText}
              validate={eventRules.title}
              slotProps={hr}
              helperText={false}
            />
            <TextInput
              source="description"
              parse={keepText}
              validate={eventRules.description}
              multiline
              minRows={4}
              maxRows={12}
              slotProps={hr}
              helperText={false}
            />
            <TextInput
              source="location"
              parse={keepText}
              validate={eventRules.location}
              slotProps={hr}
              helperText={false}
            />
          </>
        }
        en={
          <>
            <TextInput
              source="titleEn"
              parse={keepText}
              validate={eventRules.titleEn}
              slotProps={en}
              helperText={false}
            />
            <TextInput
              source="descriptionEn"
              parse={keepText}
              validate={eventRules.descriptionEn}
              multiline
              minRows={4}
              maxRows={12}
              slotProps={en}
              helperText={false}
            />
            <TextInput
              source="locationEn"
              helperText="admin.events.help.locationEn"
              slotProps={en}
            />
          </>
        }
      />
      <Box sx={{ display: 'grid', columnGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <ZagrebTimeInput
          source="eventDate"
          helperText="admin.events.help.eventDate"
          validate={eventRules.eventDate}
        />
        <ZagrebTimeInput source="endDate" helperText="admin.events.help.endDate" />
        <TextInput
          source="registrationLink"
          helperText="admin.events.help.registrationLink"
          slotProps={url}
        />
      </Box>
      <ImageInput source="imageUrl" />
    </>
  );
}
