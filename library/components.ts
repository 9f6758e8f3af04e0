/** Every component of the library, with the type of its props. What several of them share stands at the end. */
export {
  AccountMenu,
  type AccountMenuProps,
  type SwitchableAccount,
} from '@/components/AccountMenu/AccountMenu';
export { AccountName, type AccountNameProps } from '@/components/AccountName/AccountName';
export { AccountSwitcher, type AccountSwitcherProps } from '@/components/AccountSwitcher/AccountSwitcher';
export {
  type ActiveFilter,
  ActiveFilters,
  type ActiveFiltersProps,
} from '@/components/ActiveFilters/ActiveFilters';
export { type Aging, AgingBar, type AgingBarProps, type AgingBucket } from '@/components/AgingBar/AgingBar';
export { AgreedText, type AgreedTextProps } from '@/components/AgreedText/AgreedText';
export { AmountRange, type AmountRangeProps } from '@/components/AmountRange/AmountRange';
export { AppFooter, type AppFooterProps } from '@/components/AppFooter/AppFooter';
export { AppHeader, type AppHeaderProps } from '@/components/AppHeader/AppHeader';
export { type Applied, AppliedTable, type AppliedTableProps } from '@/components/AppliedTable/AppliedTable';
export { AsOfStamp, type AsOfStampProps } from '@/components/AsOfStamp/AsOfStamp';
export {
  AsyncBoundary,
  type AsyncBoundaryProps,
  type AsyncState,
} from '@/components/AsyncBoundary/AsyncBoundary';
export { BalanceRow, type BalanceRowProps } from '@/components/BalanceRow/BalanceRow';
export { Banner, type BannerProps } from '@/components/Banner/Banner';
export { Blank, type BlankProps } from '@/components/Blank/Blank';
export { BrandMark, type BrandMarkProps } from '@/components/BrandMark/BrandMark';
export { CalendarDate, type CalendarDateProps } from '@/components/CalendarDate/CalendarDate';
export { CallButton, type CallButtonProps } from '@/components/CallButton/CallButton';
export { ChartFrame, type ChartFrameProps, type ChartTable } from '@/components/ChartFrame/ChartFrame';
export { type Choice, ChoiceCards, type ChoiceCardsProps } from '@/components/ChoiceCards/ChoiceCards';
export { ColumnOrder, type ColumnOrderProps } from '@/components/ColumnOrder/ColumnOrder';
export { ConfirmDialog, type ConfirmDialogProps } from '@/components/ConfirmDialog/ConfirmDialog';
export { CopyButton, type CopyButtonProps } from '@/components/CopyButton/CopyButton';
export { DateRange, type DateRangeProps } from '@/components/DateRange/DateRange';
export { DetailDrawer, type DetailDrawerProps } from '@/components/DetailDrawer/DetailDrawer';
export { EmptyState, type EmptyStateProps } from '@/components/EmptyState/EmptyState';
export { ErrorAlert, type ErrorAlertProps } from '@/components/ErrorAlert/ErrorAlert';
export { ErrorPanel, type ErrorPanelProps } from '@/components/ErrorPanel/ErrorPanel';
export { ErrorSummary, type ErrorSummaryProps } from '@/components/ErrorSummary/ErrorSummary';
export { ExportMenu, type ExportMenuProps } from '@/components/ExportMenu/ExportMenu';
export { type Fact, Facts, type FactsProps } from '@/components/Facts/Facts';
export { FieldRows, type FieldRowsProps } from '@/components/FieldRows/FieldRows';
export { FileDrop, type FileDropProps } from '@/components/FileDrop/FileDrop';
export { FilterBar, type FilterBarProps } from '@/components/FilterBar/FilterBar';
export { FilterChips, type FilterChipsProps } from '@/components/FilterChips/FilterChips';
export { FilterPanel, type FilterPanelProps } from '@/components/FilterPanel/FilterPanel';
export { Fold, type FoldProps } from '@/components/Fold/Fold';
export { type ExportFormat, FormatsMenu, type FormatsMenuProps } from '@/components/FormatsMenu/FormatsMenu';
export { GridRows, type GridRowsProps } from '@/components/GridRows/GridRows';
export { GridSettings, type GridSettingsProps } from '@/components/GridSettings/GridSettings';
export { Icon, type IconProps } from '@/components/Icon/Icon';
export { CardsToolbar, ListToolbar, type ListToolbarProps } from '@/components/ListToolbar/ListToolbar';
export { Masked, type MaskedProps } from '@/components/Masked/Masked';
export { MobileCardList } from '@/components/MobileCardList/MobileCardList';
export { Money, type MoneyProps } from '@/components/Money/Money';
export { type BarSeries, MonthlyBars, type MonthlyBarsProps } from '@/components/MonthlyBars/MonthlyBars';
export { MultiSelect, type MultiSelectProps } from '@/components/MultiSelect/MultiSelect';
export {
  NavigationLoading,
  type NavigationLoadingProps,
} from '@/components/NavigationLoading/NavigationLoading';
export { NoMatches, type NoMatchesProps } from '@/components/NoMatches/NoMatches';
export { OtherLanguage, type OtherLanguageProps } from '@/components/OtherLanguage/OtherLanguage';
export {
  type Breadcrumb,
  PageHeader,
  type PageHeaderProps,
  pageTitleId,
} from '@/components/PageHeader/PageHeader';
export { PageTabs, type PageTabsProps } from '@/components/PageTabs/PageTabs';
export { Pager, type PagerProps } from '@/components/Pager/Pager';
export {
  PasswordChecklist,
  type PasswordChecklistProps,
  type PasswordRequirement,
} from '@/components/PasswordChecklist/PasswordChecklist';
export { PeriodSelect, type PeriodSelectProps } from '@/components/PeriodSelect/PeriodSelect';
export { PlainTable, type PlainTableProps } from '@/components/PlainTable/PlainTable';
export {
  pageGutter,
  PortalLayout,
  type PortalLayoutProps,
  PortalPage,
} from '@/components/PortalLayout/PortalLayout';
export { ProgressBar, type ProgressBarProps, progressWords } from '@/components/ProgressBar/ProgressBar';
export { QrCode, type QrCodeProps } from '@/components/QrCode/QrCode';
export { RateSteps, type RateStepsProps } from '@/components/RateSteps/RateSteps';
export { RequestStatus, type RequestStatusProps } from '@/components/RequestStatus/RequestStatus';
export { ResourceGrid } from '@/components/ResourceGrid/ResourceGrid';
export { ResourceTable, type ResourceTableProps, useCards } from '@/components/ResourceTable/ResourceTable';
export {
  type ReviewGroup,
  ReviewList,
  type ReviewListProps,
  type ReviewRow,
} from '@/components/ReviewList/ReviewList';
export { RowCard, type RowCardProps } from '@/components/RowCard/RowCard';
export { SearchField, type SearchFieldProps } from '@/components/SearchField/SearchField';
export { Section, type SectionProps } from '@/components/Section/Section';
export { SelectBox, type SelectBoxProps } from '@/components/SelectBox/SelectBox';
export { SelectionBar, type SelectionBarProps } from '@/components/SelectionBar/SelectionBar';
export { SessionDialog, type SessionDialogProps } from '@/components/SessionDialog/SessionDialog';
export { SettingsMenu, type SettingsMenuProps } from '@/components/SettingsMenu/SettingsMenu';
export {
  type NavItem,
  SideNavigation,
  type SideNavigationProps,
} from '@/components/SideNavigation/SideNavigation';
export { SortSelect, type SortSelectProps } from '@/components/SortSelect/SortSelect';
export { StatTile, type StatTileProps, StatTiles } from '@/components/StatTile/StatTile';
export {
  type StageState,
  Timeline,
  type TimelineProps,
  type TimelineStage,
} from '@/components/Timeline/Timeline';
export { type ToastAction, ToastBar, type ToastBarProps } from '@/components/ToastBar/ToastBar';
export { Toasts, useToast } from '@/components/Toasts/Toasts';
export {
  type Totals,
  TotalsLine,
  TotalsStrip,
  type TotalsStripProps,
} from '@/components/TotalsStrip/TotalsStrip';
export { UserMenu, type UserMenuItem, type UserMenuProps } from '@/components/UserMenu/UserMenu';

export {
  type Column,
  type Grouping,
  labeledColumns,
  type Page,
  type Selection,
  type TableProps,
  toggled,
} from '@/components/columns';
export {
  freshPreferences,
  type GridMemory,
  gridMemory,
  type GridPreferences,
} from '@/components/gridPreferences';
export type { IconName } from '@/components/icons';
export { anyTime, calendarPeriods, type Period } from '@/components/periods';
export { useGridPreferences } from '@/components/useGridPreferences';
export { visuallyHidden } from '@/components/visuallyHidden';
