import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { fieldsWithin } from '../api/form-rules';
import { ImageInput } from '../components/image/image-input';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { DayInput } from '../components/inputs/day-input';
import { InColumns } from '../components/inputs/in-columns';
import { WholeNumberInput } from '../components/inputs/number-field';
import { BilingualTextInput, LineInput, LinkInput } from '../components/inputs/text-inputs';
import { Disclosure } from '../components/screen/disclosure';
import { EffectTemplates } from './effect-templates';
import { EmergencyNumbersInput } from './emergency-numbers-input';

interface SectionProps {
  name: string;
  hint?: boolean;
  children: ReactNode;
}

function Section({ name, hint, children }: SectionProps) {
  const translate = useTranslate();
  return (
    <Disclosure title={translate(`admin.settings.sections.${name}`)}>
      {hint ? (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate(`admin.settings.hints.${name}`)}
        </Typography>
      ) : null}
      <InColumns from="md">{children}</InColumns>
    </Disclosure>
  );
}

/** Note whether the founding years of both languages differ, which is allowed. */
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

/** All settings, section by section. */
export function SettingsForm() {
  const translate = useTranslate();
  return (
    <>
      <Section name="organization">
        <BilingualTextInput source="name" />
        <LineInput source="email" type="email" />
        <LineInput source="phone" type="tel" />
        <BilingualTextInput source="phoneHours" />
        <LineInput source="taxId" inputMode="numeric" />
        <LineInput source="registryNumber" />
        <WholeNumberInput source="foundingYear" />
        <WholeNumberInput source="foundingYearEn" />
        <YearsNote />
      </Section>
      <Section name="emergency" hint>
        <EmergencyNumbersInput />
      </Section>
      <Section name="seat" hint>
        <LineInput source="street" />
        <LineInput source="postalCode" inputMode="numeric" />
        <LineInput source="city" />
      </Section>
      <Section name="coast" hint>
        <LineInput source="coastalStreet" />
        <LineInput source="coastalStreetEn" />
        <LineInput source="coastalPostalCode" inputMode="numeric" />
        <LineInput source="coastalPostalCodeEn" inputMode="numeric" />
        <LineInput source="coastalCity" />
        <LineInput source="coastalCityEn" />
        <CoastNote />
      </Section>
      <Section name="bank" hint>
        <LineInput source="bankRecipient" />
        <LineInput source="iban" />
        <WholeNumberInput source="accountChangeHours" />
      </Section>
      <Section name="donations" hint>
        <EffectTemplates />
        <BilingualTextInput source="effectOf10" />
        <BilingualTextInput source="effectOf20" />
        <BilingualTextInput source="effectOf50" />
        <BilingualTextInput source="effectOf100" />
        <LinkInput source="financialReportUrl" />
      </Section>
      <Section name="testimony" hint>
        <BilingualTextInput source="testimony" multiline />
        <DayInput source="testimonyConsentDate" />
      </Section>
      <Section name="social" hint>
        {fieldsWithin('settings', 'socialLinks').map((source) => (
          <LineInput key={source} source={source} type="url" />
        ))}
      </Section>
      <Section name="statistics" hint>
        <WholeNumberInput source="yearsOfExperience" />
        <WholeNumberInput source="projectsCompleted" />
        <WholeNumberInput source="participantsEducated" />
        <WholeNumberInput source="partnerOrganizations" />
      </Section>
      <Section name="pictures" hint>
        <ChoiceInput source="photoStyle" />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('admin.settings.openingPhotos')}
          </Typography>
          <ImageInput source="homeImageUrl" libraryOnly />
          <ImageInput source="aboutImageUrl" libraryOnly />
        </Box>
      </Section>
      <Section name="retention" hint>
        <WholeNumberInput source="contactRetentionMonths" />
        <WholeNumberInput source="unconfirmedRetentionDays" />
        <WholeNumberInput source="donationRetentionYears" />
        <WholeNumberInput source="auditRetentionMonths" />
      </Section>
      <Section name="accessibility" hint>
        <DayInput source="accessibilityReviewedOn" />
      </Section>
      <Section name="signIn" hint>
        <SwitchInput source="requireSecondFactor" />
        <WholeNumberInput source="secondFactorGraceDays" />
      </Section>
    </>
  );
}
