import type SvgIcon from '@mui/material/SvgIcon';
import Category from '@mui/icons-material/CategoryOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import ListIcon from '@mui/icons-material/ListAltOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Season from '@mui/icons-material/DateRangeOutlined';
import Theater from '@mui/icons-material/TheaterComedyOutlined';
import Badge from '@mui/icons-material/BadgeOutlined';
import Account from '@mui/icons-material/ManageAccountsOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import Book from '@mui/icons-material/ConfirmationNumberOutlined';
import Contact from '@mui/icons-material/ContactPhoneOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Mail from '@mui/icons-material/OutboxOutlined';
import News from '@mui/icons-material/CampaignOutlined';
import Newsletter from '@mui/icons-material/MarkEmailReadOutlined';
import Photos from '@mui/icons-material/PhotoLibraryOutlined';
import Press from '@mui/icons-material/FolderZipOutlined';
import Redirect from '@mui/icons-material/AltRouteOutlined';
import Rubric from '@mui/icons-material/LabelOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Slides from '@mui/icons-material/ViewCarouselOutlined';
import Tree from '@mui/icons-material/AccountTreeOutlined';

const icons: Record<string, typeof SvgIcon> = {
  productions: Theater,
  events: Event,
  seasons: Season,
  categories: Category,
  venues: Place,
  roles: Badge,
  persons: Person,
  'person-categories': Groups,
  pages: Tree,
  media: Photos,
  articles: Article,
  'article-categories': Rubric,
  slides: Slides,
  'breaking-news': News,
  seasonsubscriptions: Book,
  'download-directories': Press,
  departments: Contact,
  'newsletter-entries': Newsletter,
  users: Account,
  redirects: Redirect,
  settings: Settings,
  mails: Mail,
  audit: History,
};

/** Sign of a room in the menu. */
export function iconOf(room: string): typeof SvgIcon {
  return icons[room] ?? ListIcon;
}
