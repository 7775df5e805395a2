import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NumberInput, TextInput, useTranslate, type Validator } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { keepText } from '../components/inputs/text';
import * as rules from './settings-rules';

const networks = ['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'website'];
const inEnglish = { htmlInput: { lang: 'en' } };
const inCroatian = { htmlInput: { lang: 'hr' } };
const digits = { htmlInput: { inputMode: 'numeric' as const } };

function Section({ name, hint, children }: { name: string; hint?: boolean; children: ReactNode }) {
  const translate = useTranslate();
  const heading = `settings-${name}`;
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id={heading}>
        {translate(`admin.settings.sections.${name}`)}
      </Typography>
      {hint ? (
        <Typography variant="body2" color="textSecondary">
          {translate(`admin.settings.hints.${name}`)}
        </Typography>
      ) : null}
      <Box
        sx={{
          mt: 1,
          display: 'grid',
          columnGap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {children}
      </Box>
    </Card>
  );
}

/** Note whether both languages state the same founding year; they may differ. */
function YearsNote() {
  const translate = useTranslate();
  const [hr, en]: unknown[] = useWatch({ name: ['foundingYear', 'foundingYearEn'] });
  const differ = hr !== en;
  return (
    <Alert severity="info" variant="outlined" sx={{ gridColumn: '1 / -1', mt: 1 }}>
      {translate(`admin.settings.years.${differ ? 'differ' : 'same'}`, { hr, en })}
    </Alert>
  );
}

function CoastNote() {
  const translate = useTranslate();
  const values: unknown[] = useWatch({
    name: [
      'coastalStreet',
      'coastalPostalCode',
      'coastalCity',
      'coastalStreetEn',
      'coastalPostalCodeEn',
      'coastalCityEn',
    ],
  });
  return values.slice(0, 3).join() === values.slice(3).join() ? null : (
    <Alert severity="info" variant="outlined" sx={{ gridColumn: '1 / -1', mt: 1 }}>
      {translate('admin.settings.coastDiffers')}
    </Alert>
  );
}

function Line({
  source,
  ...rest
}: {
  source: string;
  validate?: Validator;
  slotProps?: object;
  type?: string;
}) {
  return (
    <TextInput
      source={source}
      parse={keepText}
      validate={rules.required}
      helperText={false}
      {...rest}
    />
  );
}

function Count({ source, min, max }: { source: string; min: number; max: number }) {
  return (
    <NumberInput
      source={source}
      step={1}
      min={min}
      max={max}
      validate={rules.whole(min, max)}
      helperText={false}
    />
  );
}

/** All settings, section by section. */
export function SettingsForm() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section name="organization">
        <Line source="name" slotProps={inCroatian} />
        <Line source="nameEn" slotProps={inEnglish} />
        <Line source="email" type="email" validate={rules.emailAddress} />
        <Line source="phone" type="tel" validate={rules.phone} />
        <Line source="taxId" validate={rules.oib} slotProps={digits} />
        <Line source="registryNumber" />
        <NumberInput source="foundingYear" step={1} validate={rules.pastYear} helperText={false} />
        <NumberInput
          source="foundingYearEn"
          step={1}
          validate={rules.pastYear}
          helperText={false}
        />
        <YearsNote />
      </Section>
      <Section name="seat" hint>
        <Line source="street" validate={rules.fitsSlip(25)} />
        <Line source="postalCode" validate={rules.postalCode} slotProps={digits} />
        <Line source="city" validate={rules.fitsSlip(21)} />
      </Section>
      <Section name="coast" hint>
        <Line source="coastalStreet" />
        <Line source="coastalStreetEn" />
        <Line source="coastalPostalCode" validate={rules.postalCode} slotProps={digits} />
        <Line source="coastalPostalCodeEn" validate={rules.postalCode} slotProps={digits} />
        <Line source="coastalCity" />
        <Line source="coastalCityEn" />
        <CoastNote />
      </Section>
      <Section name="bank">
        <Line source="bankRecipient" validate={rules.fitsSlip(25)} />
        <Line source="iban" validate={rules.iban} />
      </Section>
      <Section name="social" hint>
        {networks.map((network) => (
          <Line
            key={network}
            source={`socialLinks.${network}`}
            type="url"
            validate={rules.optionalLink}
          />
        ))}
      </Section>
      <Section name="statistics" hint>
        <Count source="yearsOfExperience" min={0} max={200} />
        <Count source="projectsCompleted" min={0} max={1_000_000} />
        <Count source="participantsEducated" min={0} max={10_000_000} />
        <Count source="partnerOrganizations" min={0} max={1_000_000} />
      </Section>
      <Section name="retention" hint>
        <Count source="contactRetentionMonths" min={1} max={120} />
        <Count source="unconfirmedRetentionDays" min={7} max={365} />
        <Count source="donationRetentionYears" min={7} max={30} />
      </Section>
    </Box>
  );
}
