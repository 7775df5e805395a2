import Add from '@mui/icons-material/Add';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useResetList } from '../components/list/list-path';
import { usePageTitle } from '../components/screen/use-page-title';
import { LogoutButton } from '../layout/session/logout-button';
import { useAdminSession, useMayOpen } from '../providers/admin-session-provider';
import { radii } from '../theme/tokens';
import { FirstSteps } from './first-steps';
import { MissingTranslations } from './missing-translations';
import { Overview } from './overview';
import { WaitingTasks } from './waiting-tasks';
import { Warnings } from './warnings';

const tabNames = ['content', 'settings'] as const;

/** The cards that section 1 of the specification names. */
const cards = {
  content: [
    { name: 'blog', to: '/blog', icon: ArticleOutlined },
    { name: 'projects', to: '/projects', icon: VolunteerActivismOutlined },
    { name: 'events', to: '/events', icon: EventOutlined },
    { name: 'team', to: '/team', icon: GroupsOutlined },
    { name: 'partners', to: '/partners', icon: HandshakeOutlined },
  ],
  settings: [{ name: 'settings', to: '/settings', icon: SettingsOutlined }],
};

function DashboardCard({ name, to, icon: Icon }: (typeof cards.content)[number]) {
  const translate = useTranslate();
  const resetList = useResetList();
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={to}
        onClick={() => resetList(name)}
        sx={{
          height: '100%',
          p: 2,
          display: 'flex',
          gap: 1.5,
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
        }}
      >
        <Box
          sx={{
            display: 'grid',
            placeItems: 'center',
            flex: 'none',
            width: 44,
            height: 44,
            borderRadius: radii.small,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <Icon />
        </Box>
        <div>
          <Typography variant="h2">{translate(`admin.${name}.title`)}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ lineHeight: 1.4 }}>
            {translate(`admin.dashboard.cards.${name}`)}
          </Typography>
        </div>
      </CardActionArea>
    </Card>
  );
}

const quickActions = [
  { name: 'post', screen: 'blog', to: '/blog/create', icon: <Add /> },
  { name: 'event', screen: 'events', to: '/events/create', icon: <Add /> },
  {
    name: 'statement',
    screen: 'bank-payments',
    to: '/bank-payments',
    state: { picksFile: true },
    icon: <UploadFileOutlined />,
  },
];

/** What the user does most often, the first one in colour. */
function QuickActions() {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const actions = quickActions.filter(({ screen }) => mayOpen(screen));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
      {actions.map(({ name, to, state, icon }, index) => (
        <Button
          key={name}
          component={Link}
          to={to}
          state={state}
          variant={index === 0 ? 'contained' : 'outlined'}
          color={index === 0 ? 'secondary' : 'primary'}
          startIcon={icon}
        >
          {translate(`admin.dashboard.actions.${name}`)}
        </Button>
      ))}
    </Box>
  );
}

/** The tabs with the cards of the screens that the user opens. */
function useTabs() {
  const mayOpen = useMayOpen();
  return tabNames
    .map((value) => ({
      value,
      cards: cards[value].filter(({ name }) => mayOpen(name)),
    }))
    .filter((tab) => tab.cards.length > 0);
}

export function Dashboard() {
  const translate = useTranslate();
  const { session } = useAdminSession();
  const [search, setSearch] = useSearchParams();
  const tabs = useTabs();
  const tab = tabs.find(({ value }) => value === search.get('tab')) ?? tabs[0];
  const name = session?.fullName || session?.username;
  usePageTitle(translate('ra.page.dashboard'));

  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start', mb: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'break-word' }}>
          <Typography variant="h1" sx={{ fontSize: { xs: '1.6rem', sm: '2rem' } }}>
            {name
              ? translate('admin.dashboard.welcome', { name })
              : translate('admin.dashboard.welcomeAnonymous')}
          </Typography>
          <Typography color="textSecondary">{translate('admin.dashboard.lead')}</Typography>
        </Box>
        <LogoutButton />
      </Box>
      <QuickActions />
      <Warnings />
      <FirstSteps />
      <WaitingTasks />
      <MissingTranslations />
      <Overview />
      <Tabs
        value={tab?.value ?? false}
        onChange={(_event, next: string) => setSearch({ tab: next }, { replace: true })}
        aria-label={translate('admin.dashboard.tabs.label')}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map(({ value }) => (
          <Tab
            key={value}
            value={value}
            id={`dashboard-tab-${value}`}
            aria-controls={`dashboard-panel-${value}`}
            label={translate(`admin.dashboard.tabs.${value}`)}
          />
        ))}
      </Tabs>
      {tabs.map(({ value, cards: shown }) => (
        <div
          key={value}
          role="tabpanel"
          id={`dashboard-panel-${value}`}
          aria-labelledby={`dashboard-tab-${value}`}
          hidden={value !== tab?.value}
        >
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))',
            }}
          >
            {shown.map((card) => (
              <DashboardCard key={card.name} {...card} />
            ))}
          </Box>
        </div>
      ))}
    </>
  );
}
